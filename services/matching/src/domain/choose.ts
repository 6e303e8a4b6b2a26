import { type Gate, gates, judge, type Today, type Verdict } from './gate.ts';
import type { JobAd } from './job.ts';
import { reasonsFor } from './reasons.ts';
import { type Rarity, type Score, scoreJob } from './score.ts';
import type { Student } from './student.ts';
import { digestSize, minimumScore, mostOfOneEmployer, mostToCheck } from './weights.ts';

/** A job chosen for a student, with why. */
export type Choice = Readonly<{
  job: JobAd;
  verdict: Exclude<Verdict, { kind: 'not_eligible' }>;
  score: Score;
  reasons: readonly string[];
}>;

/** How many jobs were left after each gate, in their order. */
export type FunnelStep = Readonly<{ label: string; count: number }>;

export type Chosen = Readonly<{ choices: readonly Choice[]; funnel: readonly FunnelStep[] }>;

/** What an ad must have to be worth a line of a student's morning. */
const fewestReasons = 2;

const labels: Readonly<Record<Gate, string>> = {
  live: 'live jobs',
  visa: 'accept your visa',
  hours: 'within your hours',
  place: 'in your states or remote',
  type: 'of the work you want',
  seen: 'new to you',
};

const aboveBar = 'above your bar';

export type Offer = Readonly<{ jobs: readonly JobAd[]; rarity: Rarity }>;

/** The jobs for a student on a day: gated, scored, and the best ten above the minimum (design section 6). */
export const choose = ({ jobs, rarity }: Offer, student: Student, seen: ReadonlySet<number>, today: Today): Chosen => {
  const refused = new Map<Gate, number>();
  const candidates = jobs.flatMap((job) => {
    const verdict = seen.has(job.id) ? seenBefore(job, student, today) : judge(job, student, today);
    if (verdict.kind === 'not_eligible') {
      refused.set(verdict.gate, (refused.get(verdict.gate) ?? 0) + 1);
      return [];
    }
    return [{ job, verdict, score: scoreJob(job, student, today.now, rarity) }];
  });
  const good = candidates
    .filter(({ score }) => score.total >= minimumScore)
    .map((candidate) => ({ ...candidate, reasons: reasonsFor(candidate.job, student, candidate.score, today.day) }))
    .filter(({ reasons }) => reasons.length >= fewestReasons)
    .sort(byScore);
  return {
    choices: best(good),
    funnel: [...funnelOf(jobs.length, refused), { label: aboveBar, count: good.length }],
  };
};

/** A job that was sent before is refused for that, unless an earlier gate refuses it anyway. */
const seenBefore = (job: JobAd, student: Student, today: Today): Verdict => {
  const verdict = judge(job, student, today);
  return verdict.kind === 'not_eligible'
    ? verdict
    : { kind: 'not_eligible', gate: 'seen', because: 'sent to you before' };
};

const byScore = (a: Choice, b: Choice) => b.score.total - a.score.total || a.job.id - b.job.id;

const best = (sorted: readonly Choice[]): readonly Choice[] => {
  const chosen: Choice[] = [];
  const ofEmployer = new Map<string, number>();
  let toCheck = 0;
  for (const choice of sorted) {
    if (chosen.length === digestSize) break;
    const employer = choice.job.companyName.toLowerCase();
    const sofar = ofEmployer.get(employer) ?? 0;
    const asks = choice.verdict.kind === 'check';
    if ((employer && sofar >= mostOfOneEmployer) || (asks && toCheck >= mostToCheck)) continue;
    chosen.push(choice);
    ofEmployer.set(employer, sofar + 1);
    if (asks) toCheck += 1;
  }
  return chosen;
};

const funnelOf = (total: number, refused: ReadonlyMap<Gate, number>): readonly FunnelStep[] => {
  let left = total;
  return gates.map((gate) => {
    left -= refused.get(gate) ?? 0;
    return { label: labels[gate], count: left };
  });
};

/** What is said when nothing is left after a step. */
const nothingAfter: Readonly<Record<string, string>> = {
  [labels.visa]: 'none accepts your visa',
  [labels.hours]: 'none fits within your hours',
  [labels.place]: 'none is in your states or remote',
  [labels.type]: 'none is of the work you want',
  [labels.seen]: 'none is new to you',
  [aboveBar]: 'none fits you well enough to be worth a mail',
};

/** Why nothing is left, in a sentence; undefined when something is. */
export const nothingBecause = ({ choices, funnel }: Chosen): string | undefined => {
  if (choices.length > 0) return undefined;
  const emptied = funnel.findIndex(({ count }) => count === 0);
  const left = funnel[emptied - 1]?.count;
  if (left === undefined) return 'There are no live jobs at the moment.';
  return `Of the ${left} ${left === 1 ? 'job' : 'jobs'} left, ${nothingAfter[funnel[emptied]?.label ?? '']}.`;
};
