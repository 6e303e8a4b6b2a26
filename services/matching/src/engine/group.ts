import type { FreeTime } from '@waratah/vocabulary/law/hours';
import { remembered } from '@waratah/vocabulary/remembered';
import type { Today } from '../domain/day.ts';
import { anywhere, live as isLive } from '../domain/gate/judge.ts';
import { type Gate, gates } from '../domain/gate/verdict.ts';
import { endOfTerm, firstDayOfJob, type JobAd, stretchOfJob, termMonths } from '../domain/job.ts';
import { keyOfPlace, keyOfNeeds, type Needs } from '../domain/needs.ts';
import { askBelowMonths, askOngoingBelowMonths, askTermBelowMonths } from '../domain/weights.ts';
import { type Answer, answersOf } from './answers.ts';
import { addAll, addBit, type Bits, bitsFor, countBits, keepCommon } from './bits.ts';
import type { Columns } from './columns.ts';

/** What is computed once for all students who differ only in home, skills and embedding. */
export type Group = Readonly<{
  passed: Bits;
  asks: Bits;
  /**
   * How many jobs each gate refused, in the order of the gates; place and jobs seen before are not known at this point.
   */
  refused: readonly number[];
  /** How many jobs are live, and how many of them passed. */
  shown: number;
  count: number;
  /** The part of a job's score that does not depend on place, skills or meaning. */
  base: (job: number) => number;
}>;

/** What is computed once for all students of a group who live in one place and would work in the same states. */
export type Whereabouts = Readonly<{
  passed: Bits;
  asks: Bits | undefined;
  /** The part of a job's score for its distance. */
  distance: (job: number) => number;
}>;

/** How many groups may be cached: about sixty megabytes of them, with two bits a job and some kilobytes for needs and key. */
const mostGroups = (jobs: number) => Math.max(64, Math.floor(60_000_000 / (jobs / 4 + 4_000)));

export const groupsOf = (columns: Columns, { now }: Today) => {
  const { jobs } = columns;
  const shown = setOf(jobs, (job) => isLive(job, now).kind === 'eligible');
  const asked = anywhere.map((rule) => ({ gate: rule.gate, answerTo: answersOf(jobs, rule) }));
  const make = (needs: Needs): Group => ({
    ...passing(
      shown,
      asked.map(({ gate, answerTo }) => ({ gate, answer: answerTo(needs) })),
    ),
    base: baseOf(columns, needs),
  });
  const groupFor = remembered(keyOfNeeds, make, mostGroups(jobs.length));
  const simplified = simplifierOf(jobs);
  return (needs: Needs) => groupFor(simplified(needs));
};

export const whereaboutsOf = ({ placeAnswer, parts }: Columns) =>
  remembered(keyOfPlace, (needs: Needs): Whereabouts => {
    const { pass, asks } = placeAnswer(needs);
    return { passed: pass, asks, distance: parts.distance(needs) };
  });

type Answered = Readonly<{ gate: Gate; answer: Answer }>;

/** Joins the answers of the rules, in their order. */
const passing = (shown: Bits, answers: readonly Answered[]) => {
  const passed = shown.slice();
  const asks = new Int32Array(shown.length);
  const refused = gates.map(() => 0);
  const live = countBits(shown);
  let count = live;
  for (const { gate, answer } of answers) {
    keepCommon(passed, answer.pass);
    if (answer.asks) addAll(asks, answer.asks);
    const left = countBits(passed);
    const at = gates.indexOf(gate);
    refused[at] = (refused[at] ?? 0) + count - left;
    count = left;
  }
  keepCommon(asks, passed);
  return { passed, asks, refused, shown: live, count };
};

/** Adds the parts in the order of the rules. */
const baseOf = ({ fixed, parts }: Columns, needs: Needs) => {
  const [sponsorship, visa, hours] = [parts.sponsorship(needs), parts.visa(needs), parts.hours(needs)];
  return (job: number) => (fixed[job] ?? 0) + sponsorship(job) + visa(job) + hours(job);
};

const setOf = (jobs: readonly JobAd[], has: (job: JobAd) => boolean): Bits => {
  const bits = bitsFor(jobs.length);
  jobs.forEach((job, index) => has(job) && addBit(bits, index));
  return bits;
};

const askedMonths = [askBelowMonths, askOngoingBelowMonths, askTermBelowMonths];

/**
 * The end of a visa matters only against the terms and days that live ads name, and a time without a limit on hours
 * only if it has begun or a job begins in it, so that more students have the same key.
 */
const simplifierOf = (jobs: readonly JobAd[]) => {
  const months = [...askedMonths, ...jobs.map((job) => termMonths(job) ?? 0)].filter((one) => one > 0);
  const terms = ascending(months, (a, b) => a - b);
  const firstDays = new Set(jobs.flatMap((job) => firstDayOfJob(job) ?? []));
  const lastDays = jobs.flatMap((job) => [stretchOfJob(job)?.last ?? [], endOfTerm(job) ?? []].flat());
  const comparedDays = ascending([...firstDays, ...lastDays], (a, b) => (a < b ? -1 : 1));
  const mattersOn =
    (day: string) =>
    ({ from, until }: FreeTime) =>
      from <= day || [...firstDays].some((first) => from <= first && (until === undefined || first <= until));
  return (needs: Needs): Needs => ({
    ...needs,
    visaMonths: simplified(needs.visaMonths, terms),
    visaEnds: outlasted(needs.visaEnds, comparedDays),
    freeTimes: needs.freeTimes.filter(mattersOn(needs.day)),
    breakWeeks: needs.breakWeeks.filter(mattersOn(needs.day)),
  });
};

const ascending = <Value>(values: readonly Value[], compare: (a: Value, b: Value) => number) =>
  [...new Set(values)].sort(compare);

/** The latest of the days up to the end of a visa; empty if it ends before all of them. */
const outlasted = (visaEnds: string | undefined, days: readonly string[]) =>
  visaEnds === undefined ? undefined : (days.findLast((day) => day <= visaEnds) ?? '');

const simplified = (visaMonths: number, terms: readonly number[]) => {
  if (visaMonths === 0 || visaMonths === Infinity) return visaMonths;
  const shorter = terms.filter((months) => months <= visaMonths);
  return shorter.length === terms.length ? Infinity : (shorter.at(-1) ?? 0.5);
};
