import type { JobAd } from '../job.ts';
import type { Needs } from '../needs.ts';

/**
 * Whether a student may lawfully take a job and would want to, apart from how well it fits (design section 6, step 2).
 * Three answers: eligible, check (with the question to ask first), not eligible (with the gate that says no).
 */
export type Verdict =
  | Readonly<{ kind: 'eligible' }>
  | Question
  | Readonly<{ kind: 'not_eligible'; gate: Gate; because: string }>;

export type Question = Readonly<{
  kind: 'check';
  question: string;
  /** The same as a sentence from the student to the employer; absent if the employer cannot answer it. */
  toEmployer?: string | undefined;
  /** The student answers it, and it is the same for every job; lists of jobs ask it once. */
  toStudent?: boolean;
}>;

/** In the order in which they are applied. */
export const gates = [
  'live',
  'visa',
  'hours',
  'type',
  'pay',
  'place',
  'trade',
  'level',
  'language',
  'told',
  'seen',
] as const;
export type Gate = (typeof gates)[number];

export const eligible: Verdict = { kind: 'eligible' };
export const check = (question: string, toEmployer?: string): Verdict => ({
  kind: 'check',
  question,
  ...(toEmployer && { toEmployer }),
});
/** The question of a verdict; undefined if it is none. */
export const questionOf = (verdict: Verdict): string | undefined =>
  verdict.kind === 'check' ? verdict.question : undefined;

export const refuse = (gate: Gate, because: string): Verdict => ({ kind: 'not_eligible', gate, because });

/**
 * One gate's decision on a job. `of` names everything about the job, and `key` everything about the needs, on which it
 * depends whether the answer is yes, no or a question, so that the engine can decide once for many. The words of the answer
 * may depend on more.
 */
export type Rule = Readonly<{
  gate: Gate;
  of: (job: JobAd) => string;
  key: (needs: Needs) => string;
  own?: Own;
  judge: (job: JobAd, needs: Needs) => Verdict;
}>;

/**
 * Jobs that concern a student in particular, like those of the employer that they already work for: the engine decides on
 * each of them apart, so that `of` and `key` need not tell one employer from another.
 */
type Own = Readonly<{
  /** Equal to `ofNeeds` where a job concerns whoever has the needs; each is empty where nothing of that kind is known. */
  ofJob: (job: JobAd) => string;
  ofNeeds: (needs: Needs) => string;
  /** The needs of somebody whom no job concerns, otherwise the same. */
  without: (needs: Needs) => Needs;
}>;
