import { remembered } from '@waratah/vocabulary/remembered';
import type { Rule } from '../domain/gate/verdict.ts';
import type { JobAd } from '../domain/job.ts';
import type { Needs } from '../domain/needs.ts';
import { addBit, type Bits, bitsFor, setBit } from './bits.ts';
import { type Classes, classesOf, listsBy } from './classes.ts';

/** A rule's answer for all jobs: the set it admits, and of those the set with a question. */
export type Answer = Readonly<{ pass: Bits; asks: Bits | undefined }>;

/** Asks a rule once for each combination of job class and needs that it distinguishes. */
export const answersOf = (jobs: readonly JobAd[], rule: Rule): ((needs: Needs) => Answer) => {
  const { of, key, judge, own } = rule;
  const classes = classesOf(jobs, of);
  const answerTo = remembered(key, (needs: Needs) => {
    const general = own ? own.without(needs) : needs;
    return spread(
      classes,
      Uint8Array.from(classes.standIns, (job) => kinds[judge(job, general).kind]),
    );
  });
  return own ? withOwn(jobs, { judge, own }, answerTo) : answerTo;
};

/** Asks again about the jobs that concern the needs in particular. */
const withOwn = (
  jobs: readonly JobAd[],
  { judge, own }: Required<Pick<Rule, 'judge' | 'own'>>,
  answerTo: (needs: Needs) => Answer,
): ((needs: Needs) => Answer) => {
  const byOwner = listsBy(jobs, (job) => [own.ofJob(job)]);
  return (needs) => {
    const answer = answerTo(needs);
    const owner = own.ofNeeds(needs);
    const theirs = owner === '' ? [] : (byOwner.get(owner) ?? []);
    if (theirs.length === 0) return answer;
    const pass = answer.pass.slice();
    const asks = answer.asks?.slice() ?? bitsFor(jobs.length);
    for (const number of theirs) {
      const job = jobs[number];
      const kind = job ? judge(job, needs).kind : 'not_eligible';
      setBit(pass, number, kind !== 'not_eligible');
      setBit(asks, number, kind === 'check');
    }
    return { pass, asks };
  };
};

const kinds = { not_eligible: 0, eligible: 1, check: 2 } as const;

/** Turns answers by class into sets of jobs. */
const spread = ({ of }: Classes, kind: Uint8Array): Answer => {
  const pass = bitsFor(of.length);
  const asks = kind.includes(kinds.check) ? bitsFor(of.length) : undefined;
  for (let job = 0; job < of.length; job++) {
    const its = kind[of[job] ?? 0] ?? 0;
    if (its !== kinds.not_eligible) addBit(pass, job);
    if (asks && its === kinds.check) addBit(asks, job);
  }
  return { pass, asks };
};
