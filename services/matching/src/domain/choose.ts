import { type Gate, gates, judge, type Today, type Verdict } from './gate.ts';
import type { JobAd } from './job.ts';
import { needsOf } from './needs.ts';
import { reasonsFor } from './reasons.ts';
import { type Rarity, type Score, scoreJob } from './score.ts';
import type { Student } from './student.ts';
import { digestSize, fewestReasons, minimumScore, mostOfOneEmployer, mostToCheck } from './weights.ts';

/** A job chosen for a student, with why. */
export type Choice = Readonly<{
  job: JobAd;
  /** What to ask before accepting; empty for eligible ones. */
  question: string;
  /** 0 to 1. */
  score: number;
  reasons: readonly string[];
}>;

/** How many jobs were left after each gate, in their order. */
export type FunnelStep = Readonly<{ label: string; count: number }>;

export type Chosen = Readonly<{ choices: readonly Choice[]; funnel: readonly FunnelStep[] }>;

const labels: Readonly<Record<Gate, string>> = {
  live: 'live jobs',
  visa: 'accept your visa',
  hours: 'within your hours',
  type: 'of the work you want',
  pay: 'of the pay you ask',
  place: 'in your states or remote',
  told: 'not turned down by you',
  seen: 'new to you',
};

const aboveBar = 'above your bar';

export type Offer = Readonly<{ jobs: readonly JobAd[]; rarity: Rarity }>;

type Passed = Exclude<Verdict, { kind: 'not_eligible' }>;
type Candidate = Readonly<{ job: JobAd; verdict: Passed; score: Score }>;

/**
 * The jobs for a student on a day: gated, scored, and the best ten above the minimum (design section 6).
 * This is the rule as one reads it, job by job; the engine gives the same answers at once for many students.
 */
export const choose = (offer: Offer, student: Student, seen: ReadonlySet<number>, today: Today): Chosen => {
  const refused = new Map<Gate, number>();
  const candidates: Candidate[] = [];
  for (const job of offer.jobs) {
    const verdict = judge(job, student, today);
    const gate = verdict.kind === 'not_eligible' ? verdict.gate : seen.has(job.id) ? 'seen' : undefined;
    if (gate) refused.set(gate, (refused.get(gate) ?? 0) + 1);
    else if (verdict.kind !== 'not_eligible')
      candidates.push({ job, verdict, score: scoreJob(job, student, today, offer.rarity) });
  }
  const good = candidates.filter(({ score }) => score.total >= minimumScore).sort(byScore);
  const counts = gates.map((gate) => refused.get(gate) ?? 0);
  return { choices: bestOf(good, student, today), funnel: funnelOf(offer.jobs.length, counts, good.length) };
};

const byScore = (a: Candidate, b: Candidate) => b.score.total - a.score.total || a.job.id - b.job.id;

const bestOf = (sorted: readonly Candidate[], student: Student, today: Today) => {
  const selection = startSelection();
  const needs = needsOf(student, today.day);
  for (const { job, verdict, score } of sorted) {
    if (selection.isFull()) break;
    const question = verdict.kind === 'check' ? verdict.question : '';
    if (selection.hasRoomFor(job, question !== ''))
      selection.add({
        job,
        question,
        score: score.total,
        reasons: reasonsFor(job, student, { needs, now: today.now, score }),
      });
  }
  return selection.choices;
};

/** Takes jobs from the best down and keeps a digest's limits: no employer fills it, few come with a question. */
export const startSelection = () => {
  const choices: Choice[] = [];
  let toCheck = 0;
  const ofEmployer = (name: string) => choices.filter(({ job }) => job.employer === name).length;
  return {
    choices,
    isFull: () => choices.length === digestSize,
    hasRoomFor: ({ employer }: JobAd, asks: boolean) =>
      !(asks && toCheck === mostToCheck) && (employer === '' || ofEmployer(employer) < mostOfOneEmployer),
    /** Leaves out what too little speaks for. */
    add: (choice: Choice) => {
      if (choice.reasons.length < fewestReasons) return;
      choices.push(choice);
      if (choice.question !== '') toCheck += 1;
    },
  };
};

/** From how many jobs each gate refused. */
export const funnelOf = (total: number, refused: readonly number[], good: number): readonly FunnelStep[] => {
  let left = total;
  const steps = gates.map((gate, index) => {
    left -= refused[index] ?? 0;
    return { label: labels[gate], count: left };
  });
  return [...steps, { label: aboveBar, count: good }];
};

/** What is said when nothing is left after a step, and what the student could relax. */
const nothingAfter: Readonly<Record<string, readonly [because: string, relax: string]>> = {
  [labels.visa]: ['none accepts your visa', 'Check the visa and its end date on your profile.'],
  [labels.hours]: ['none fits within your hours', 'Tell us of course breaks, or of fewer hours already worked.'],
  [labels.place]: ['none is in your states or remote', 'Add a state in which you would work.'],
  [labels.type]: ['none is of the work you want', 'Add a work type.'],
  [labels.pay]: ['none pays what you ask', 'Lower the pay you ask for.'],
  [labels.told]: ['none is of a kind you did not turn down', 'Answer differently to a job of an earlier e-mail.'],
  [labels.seen]: ['none is new to you', 'You have seen all of them; new ones come every day.'],
  [aboveBar]: ['none fits you well enough to be worth a mail', 'Add skills, studies and experience to your profile.'],
};

/** The step that let nothing through; the last one when what it let through had no reasons. */
const emptiedAt = ({ funnel }: Chosen) => {
  const first = funnel.findIndex(({ count }) => count === 0);
  const index = first < 0 ? funnel.length - 1 : first;
  return { label: funnel[index]?.label ?? '', left: funnel[index - 1]?.count };
};

/** Why nothing is left, in a sentence; undefined when something is. */
export const nothingBecause = (chosen: Chosen): string | undefined => {
  if (chosen.choices.length > 0) return undefined;
  const { label, left } = emptiedAt(chosen);
  const [because] = nothingAfter[label] ?? [];
  if (left === undefined) return 'There are no live jobs at the moment.';
  return `Of the ${left} ${left === 1 ? 'job' : 'jobs'} left, ${because}.`;
};

/** What to change in order to get something; undefined when there is something, or nothing to be done. */
export const whatToRelax = (chosen: Chosen): string | undefined =>
  chosen.choices.length > 0 ? undefined : nothingAfter[emptiedAt(chosen).label]?.[1];
