import { type Gate, gates, type Rule, rules, type Verdict } from '../domain/gate.ts';
import type { JobAd } from '../domain/job.ts';
import type { Needs } from '../domain/needs.ts';
import { addAll, addBit, type Bits, bitsFor, countBits, keepCommon } from './bits.ts';
import { type Classes, classesOf, remembered } from './classes.ts';

/** What the gates say of all jobs to given needs. */
export type Passed = Readonly<{
  /** Jobs that every gate lets through. */
  jobs: Bits;
  /** Those of them with a question. */
  asks: Bits;
  /** How many jobs each gate refused, in the order of gates; what was seen before is not known here. */
  refused: readonly number[];
  /** The first question to a job; empty when there is none. */
  questionOf: (job: number) => string;
}>;

type Answer = Readonly<{ verdicts: readonly Verdict[]; pass: Bits; asks: Bits | undefined }>;
type Asked = Readonly<{ gate: Gate; classes: Classes; answerTo: (needs: Needs) => Answer }>;

/** Asks every rule once for each class of jobs and of needs that it tells apart, and joins the answers as sets. */
export const answersOf = (jobs: readonly JobAd[], live: Bits): ((needs: Needs) => Passed) => {
  const asked = rules.map((rule) => askedOf(jobs, rule));
  return (needs) => {
    const answers = asked.map(({ answerTo }) => answerTo(needs));
    const passed = live.slice();
    const asks = bitsFor(jobs.length);
    const refused = new Map<Gate, number>([['live', jobs.length - countBits(live)]]);
    let left = countBits(live);
    answers.forEach(({ pass, asks: these }, index) => {
      keepCommon(passed, pass);
      if (these) addAll(asks, these);
      const now = countBits(passed);
      const gate = asked[index]?.gate ?? 'live';
      refused.set(gate, (refused.get(gate) ?? 0) + left - now);
      left = now;
    });
    keepCommon(asks, passed);
    return {
      jobs: passed,
      asks,
      refused: gates.map((gate) => refused.get(gate) ?? 0),
      questionOf: (job) => questionOf(asked, answers, job),
    };
  };
};

const questionOf = (asked: readonly Asked[], answers: readonly Answer[], job: number) => {
  for (const [index, { verdicts }] of answers.entries()) {
    const verdict = verdicts[asked[index]?.classes.of[job] ?? -1];
    if (verdict?.kind === 'check') return verdict.question;
  }
  return '';
};

const askedOf = (jobs: readonly JobAd[], { gate, of, key, judge }: Rule): Asked => {
  const classes = classesOf(jobs, of);
  const answerTo = remembered(key, (needs: Needs): Answer => {
    const verdicts = classes.standIns.map((job) => judge(job, needs));
    const kinds = Uint8Array.from(verdicts, ({ kind }) => (kind === 'not_eligible' ? 0 : kind === 'check' ? 2 : 1));
    const pass = bitsFor(jobs.length);
    const asks = kinds.includes(2) ? bitsFor(jobs.length) : undefined;
    for (let job = 0; job < jobs.length; job++) {
      const kind = kinds[classes.of[job] ?? 0] ?? 0;
      if (kind > 0) addBit(pass, job);
      if (asks && kind === 2) addBit(asks, job);
    }
    return { verdicts, pass, asks };
  });
  return { gate, classes, answerTo };
};
