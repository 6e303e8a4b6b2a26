import type { Today } from './day.ts';
import { judge } from './gate/judge.ts';
import { type Gate, gates, type Verdict } from './gate/verdict.ts';
import type { JobAd } from './job.ts';
import { type Needs, needsOf } from './needs.ts';
import { reasonsFor } from './reasons.ts';
import { type Score, scoreJob, type Telling } from './score.ts';
import { emptyPartsOf, type Student } from './student.ts';
import { asksForOthers } from './technologies.ts';
import { type Fit, isAlike, leastCore, mayAskForMore } from './work-fit.ts';
import { digestSize, mostOfCloseFamily, mostOfOneEmployer, mostOfUnknownLevel, mostToCheck } from './weights.ts';

/** A job chosen for a student, with the reasons. */
export type Choice = Readonly<{
  job: JobAd;
  /** What to ask before accepting; empty if there is nothing to ask. */
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
  type: 'of the employment you want',
  pay: 'of the pay you ask',
  place: 'in your states or remote',
  trade: 'in your line of work',
  level: 'at your level',
  language: 'in languages you speak',
  told: 'not turned down by you',
  seen: 'not sent to you before',
};

/** Without a visa on the profile, the visa gate admits what every visa may take. */
const visaUnknown = 'open to any visa';

const aboveBar = 'a good fit';

export type Offer = Readonly<{ jobs: readonly JobAd[]; telling: Telling }>;

type Passed = Exclude<Verdict, { kind: 'not_eligible' }>;
type Candidate = Readonly<{ job: JobAd; verdict: Passed; score: Score }>;

/**
 * Chooses a student's jobs on a day: gated, scored, and the best ten above the minimum (design section 6). This is the
 * readable form of the rule, job by job; the engine computes the same for many students at once.
 */
export const choose = (offer: Offer, student: Student, seen: ReadonlySet<number>, today: Today): Chosen => {
  const refused = new Map<Gate, number>();
  const candidates: Candidate[] = [];
  const needs = needsOf(student, today.day);
  for (const job of offer.jobs) {
    const verdict = judge(job, student, today, needs);
    const gate = verdict.kind === 'not_eligible' ? verdict.gate : seen.has(job.id) ? 'seen' : undefined;
    if (gate) refused.set(gate, (refused.get(gate) ?? 0) + 1);
    else if (verdict.kind !== 'not_eligible')
      candidates.push({ job, verdict, score: scoreJob(job, student, { today, telling: offer.telling, needs }) });
  }
  const good = candidates
    .filter(({ score: { core, fit, likeness } }) => core >= leastCore(fit) && isAlike(fit, likeness))
    .filter(({ job, score: { fit } }) => !asksForOthers(job, fit, student.skills))
    .sort(byScore);
  const counts = gates.map((gate) => refused.get(gate) ?? 0);
  return {
    choices: bestOf(good, student, { needs, now: today.now }),
    funnel: funnelOf(offer.jobs.length, counts, good.length, student),
  };
};

const byScore = (a: Candidate, b: Candidate) => b.score.total - a.score.total || a.job.id - b.job.id;

const bestOf = (sorted: readonly Candidate[], student: Student, when: Readonly<{ needs: Needs; now: Date }>) => {
  const selection = startSelection();
  for (const { job, verdict, score } of sorted) {
    if (selection.isFull()) break;
    const question = verdict.kind === 'check' ? verdict.question : '';
    if (selection.hasRoomFor(job, question !== '', score.fit))
      selection.add(
        {
          job,
          question,
          score: score.total,
          reasons: reasonsFor(job, student, { ...when, fit: score.fit }),
        },
        score.fit,
      );
  }
  return selection.choices;
};

/**
 * Takes jobs from the best down within a digest's limits: per employer, per family that is only related to the
 * student's work, per kind, for jobs of an unknown level, and for jobs with a question.
 */
export const startSelection = () => {
  const choices: Choice[] = [];
  let toCheck = 0;
  let unknownLevel = 0;
  const kinds = new Set<string>();
  const close = new Map<string, number>();
  const ofEmployer = (name: string) => choices.filter(({ job }) => job.employer === name).length;
  return {
    choices,
    isFull: () => choices.length === digestSize,
    hasRoomFor: (job: JobAd, asks: boolean, fit: Fit) =>
      !(asks && toCheck === mostToCheck) &&
      !(mayAskForMore(job, fit) && unknownLevel === mostOfUnknownLevel) &&
      (fit.same || fit.code === '' || (close.get(fit.code) ?? 0) < mostOfCloseFamily) &&
      (job.employer === '' || ofEmployer(job.employer) < mostOfOneEmployer) &&
      !kinds.has(job.kind),
    /** Drops jobs without a reason. */
    add: (choice: Choice, fit: Fit) => {
      const { same, code } = fit;
      if (choice.reasons.length === 0) return;
      choices.push(choice);
      kinds.add(choice.job.kind);
      if (!same) close.set(code, (close.get(code) ?? 0) + 1);
      if (choice.question !== '') toCheck += 1;
      if (mayAskForMore(choice.job, fit)) unknownLevel += 1;
    },
  };
};

/** Computed from how many jobs each gate refused. */
export const funnelOf = (
  total: number,
  refused: readonly number[],
  good: number,
  { visaType }: Pick<Student, 'visaType'>,
): readonly FunnelStep[] => {
  let left = total;
  const steps = gates.map((gate, index) => {
    left -= refused[index] ?? 0;
    return { label: gate === 'visa' && visaType === '' ? visaUnknown : labels[gate], count: left };
  });
  return [...steps, { label: aboveBar, count: good }];
};

/** The funnel in the four steps that the email shows; the last one is what was chosen. */
export const shortFunnel = (funnel: readonly FunnelStep[], chosen: number): readonly FunnelStep[] => [
  ...funnel.filter(({ label }) => shortSteps.has(label)),
  { label: 'new and a good fit', count: chosen },
];

const shortSteps = new Set([labels.live, labels.visa, visaUnknown, labels.hours]);

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Asks for the empty parts of a profile; a profile with all of them can only wait. */
const fillProfile = (student: Student): string => {
  const empty = emptyPartsOf(student);
  return empty.length > 0 ? `Add ${list.format(empty)} to your profile.` : 'New jobs come every day.';
};

/** Who chose kinds of work may choose more of them; the profile decides for everybody else. */
const moreTrades = (student: Student): string =>
  student.preferences.trades.length > 0
    ? 'Choose more under "What we look for", add a state, or let your profile decide.'
    : fillProfile(student);

/** What somebody chose has only to be their kind of work, and need not be like the rest of their profile. */
const chooseTrades = (student: Student): string =>
  student.preferences.trades.length > 0 || emptyPartsOf(student).length > 0
    ? fillProfile(student)
    : 'Choose your kinds of work under "What we look for": then jobs of them are sent even if they are less like your profile.';

type Relax = string | typeof fillProfile;

/** What to say if nothing is left after a step, and what the student could relax. */
const nothingAfter: Readonly<Record<string, readonly [because: string, relax: Relax]>> = {
  [labels.visa]: ['none accepts your visa', 'Check the visa and its end date on your profile.'],
  [visaUnknown]: ['none is open to any visa', 'Add your visa: then we can check the others.'],
  [labels.hours]: ['none fits within your hours', 'Tell us of course breaks, or of fewer hours already worked.'],
  [labels.place]: ['none is in your states or remote', 'Add a state in which you would work.'],
  [labels.type]: ['none is of the employment you want', 'Add a work type.'],
  [labels.pay]: ['none pays what you ask', 'Lower the pay you ask for.'],
  [labels.trade]: ['none is in your line of work', moreTrades],
  [labels.level]: ['none is at your level', 'Add the work you have done, with its months.'],
  [labels.language]: ['none is in a language that your profile names', 'Add the languages you speak to your profile.'],
  [labels.told]: ['none is of a kind you did not turn down', 'Answer differently to a job of an earlier email.'],
  [labels.seen]: ['none is new to you', 'You have seen all of them; new ones come every day.'],
  [aboveBar]: ['none is a close enough match to email you', chooseTrades],
};

/** The first step that left nothing; the last step if jobs passed but had no reasons. */
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

/** What the student could change to get jobs; undefined if there are some, or if no change would help. */
export const whatToRelax = (chosen: Chosen, student: Student): string | undefined => {
  if (chosen.choices.length > 0) return undefined;
  const relax = nothingAfter[emptiedAt(chosen).label]?.[1];
  return typeof relax === 'function' ? relax(student) : relax;
};
