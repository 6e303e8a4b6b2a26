import { remembered } from '@waratah/vocabulary/remembered';
import type { JobAd } from '../domain/job.ts';
import type { Needs } from '../domain/needs.ts';

/** Jobs divided into classes by one property: a class number for each job, and one job that represents each class. */
export type Classes = Readonly<{ of: Uint32Array; standIns: readonly JobAd[] }>;

/** Jobs with equal keys are of one class. */
export const classesOf = (jobs: readonly JobAd[], key: (job: JobAd) => string): Classes => {
  const numbers = new Map<string, number>();
  const standIns: JobAd[] = [];
  const of = new Uint32Array(jobs.length);
  jobs.forEach((job, index) => {
    const its = key(job);
    const known = numbers.get(its);
    if (known === undefined) {
      numbers.set(its, standIns.length);
      of[index] = standIns.push(job) - 1;
    } else of[index] = known;
  });
  return { of, standIns };
};

/** An index from each word to the numbers of the jobs that have it. */
export const listsBy = (jobs: readonly JobAd[], wordsOf: (job: JobAd) => readonly string[]) => {
  const lists = new Map<string, number[]>();
  jobs.forEach((job, number) => {
    for (const word of wordsOf(job)) {
      const known = lists.get(word);
      if (known) known.push(number);
      else lists.set(word, [number]);
    }
  });
  return lists;
};

/** Computes a value of a job once for its class, when it is asked for. */
export const byClass = <Value>({ of, standIns }: Classes, make: (job: JobAd) => Value): ((job: number) => Value) => {
  const known = new Map<number, Readonly<{ value: Value }>>();
  return (job) => {
    const its = of[job] ?? 0;
    const found = known.get(its);
    if (found) return found.value;
    const value = make(standInAt(standIns, its));
    known.set(its, { value });
    return value;
  };
};

const standInAt = (standIns: readonly JobAd[], at: number): JobAd => {
  const standIn = standIns[at];
  if (!standIn) throw new RangeError(`there is no class ${at} of jobs`);
  return standIn;
};

/**
 * For some needs, a number for each job. Students with the same key share the column, and it is filled as it is asked: once
 * for each class of jobs that some student gets so far as to need.
 */
export type Column = (needs: Needs) => (job: number) => number;

export const numbersOf = (
  { of, standIns }: Classes,
  key: (needs: Needs) => string,
  value: (job: JobAd, needs: Needs) => number,
): Column =>
  remembered(key, (needs) => {
    const known = new Float64Array(standIns.length).fill(Number.NaN);
    return (job) => {
      const its = of[job] ?? 0;
      const found = known[its] ?? Number.NaN;
      if (!Number.isNaN(found)) return found;
      const made = value(standInAt(standIns, its), needs);
      known[its] = made;
      return made;
    };
  });
