import { dayInWords } from './days.ts';
import type { WorkRule } from './rules.ts';

/** The terms of a job that the law's decision depends on. */
export type JobTerms = Readonly<{
  employer: string;
  remote: boolean;
  /** Whether it is in a designated regional area; absent if its place is unknown. */
  regional?: boolean | undefined;
  /** Its ad names a place in Sydney, Melbourne or Brisbane, where some of the work may be. */
  inMajorCity?: boolean | undefined;
  /** The day on which that area was designated, if it once was not; a visa granted before does not count it (8579). */
  regionalSince?: string | undefined;
  /** Months of a fixed term, if the ad states them. */
  termMonths?: number | undefined;
  /** The ad says that the job ends, perhaps without saying when. */
  fixedTerm?: boolean | undefined;
  /** The ad calls the job permanent. */
  ongoing?: boolean | undefined;
  /** Months after which the job surely ends; absent if more may follow its term. */
  endsAfterMonths?: number | undefined;
  /** Whether the work looks like a kind that condition 8547 exempts from its six months with one employer. */
  exemptWork?: boolean | undefined;
  /** Whether the ad offers to sponsor a visa. */
  offersSponsorship: boolean;
}>;

/**
 * The law's decision on a job for a visa holder: allowed (perhaps with a note), a question to ask first, or forbidden.
 */
export type Ruling =
  | Readonly<{ kind: 'allowed'; note?: string }>
  | Readonly<{
      kind: 'ask';
      question: string;
      /** The same as a sentence from the holder to the employer; absent if the employer cannot answer it. */
      toEmployer?: string | undefined;
      rule: WorkRule;
      /** The holder can answer it, and the answer is the same for every job. */
      aboutHolder?: boolean;
    }>
  | Readonly<{ kind: 'forbidden'; because: string; rule: WorkRule }>;

export const allowed: Ruling = { kind: 'allowed' };

/**
 * Days that usually pass between finding a job and starting it. A course that begins within this time raises a question
 * instead of a refusal.
 */
export const hiringDays = 28;

/** What the holder asks an employer for whom work may begin only on a day. */
export const startOn = (day: string) => `My visa lets me start on ${dayInWords(day)}. Could I start then or later?`;

/** Where students answer what the law asks them; who has no account answers beside the question. */
export const inSettings = ' in your settings';

/** A question for somebody who answers it where it is asked. */
export const askedHere = (question: string): string => question.replace(inSettings, '');

/** A refusal comes before a question about the job, that before one about the holder, and a note comes last. */
export const strictestOf = (rulings: readonly Ruling[]): Ruling =>
  rulings.find(({ kind }) => kind === 'forbidden') ??
  rulings.find((ruling) => ruling.kind === 'ask' && !ruling.aboutHolder) ??
  rulings.find(({ kind }) => kind === 'ask') ??
  rulings.find((ruling) => ruling.kind === 'allowed' && ruling.note !== undefined) ??
  allowed;
