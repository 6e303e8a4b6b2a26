import { remembered } from '@waratah/vocabulary/remembered';
import type { Rule, Verdict } from '../domain/gate/verdict.ts';
import type { JobAd } from '../domain/job.ts';
import type { Needs } from '../domain/needs.ts';
import { addBit, type Bits, bitsFor } from './bits.ts';
import { byClass, type Classes, classesOf } from './classes.ts';

/** A rule's answer for all jobs: the set it admits, and of those the set with a question. */
export type Answer = Readonly<{ pass: Bits; asks: Bits | undefined; questionOf: (job: number) => string | undefined }>;

/** Asks a rule once for each combination of job class and needs that it distinguishes. */
export const answersOf = (jobs: readonly JobAd[], { of, key, judge }: Rule): ((needs: Needs) => Answer) => {
  const classes = classesOf(jobs, of);
  return remembered(key, (needs: Needs) => ({
    ...spread(
      classes,
      Uint8Array.from(classes.standIns, (job) => kinds[judge(job, needs).kind]),
    ),
    questionOf: byClass(classes, (job) => questionIn(judge(job, needs))),
  }));
};

/** The question of a verdict, if it is one. */
export const questionIn = (verdict: Verdict) => (verdict.kind === 'check' ? verdict.question : undefined);

const kinds = { not_eligible: 0, eligible: 1, check: 2 } as const;

/** Turns answers by class into sets of jobs. */
const spread = ({ of }: Classes, kind: Uint8Array) => {
  const pass = bitsFor(of.length);
  const asks = kind.includes(kinds.check) ? bitsFor(of.length) : undefined;
  for (let job = 0; job < of.length; job++) {
    const its = kind[of[job] ?? 0] ?? 0;
    if (its !== kinds.not_eligible) addBit(pass, job);
    if (asks && its === kinds.check) addBit(asks, job);
  }
  return { pass, asks };
};
