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
 * For some needs, a value of each job. Students with the same key share what is known of it; it is computed only for
 * classes of jobs that some student gets so far as to need.
 */
export type Column<Value> = (needs: Needs) => (job: number) => Value;

/** A column of which each student needs only a few values, such as the sentences about the jobs that are chosen. */
export const columnOf = <Value>(
  classes: Classes,
  key: (needs: Needs) => string,
  value: (job: JobAd, needs: Needs) => Value,
): Column<Value> => remembered(key, (needs) => byClass(classes, (job) => value(job, needs)));

/** A column of numbers, each of which most students need. */
export const numbersOf = (
  { of, standIns }: Classes,
  key: (needs: Needs) => string,
  number: (job: JobAd, needs: Needs) => number,
): Column<number> =>
  remembered(key, (needs) => {
    const known = new Float64Array(standIns.length).fill(Number.NaN);
    return (job) => {
      const its = of[job] ?? 0;
      const found = known[its] ?? Number.NaN;
      if (!Number.isNaN(found)) return found;
      const value = number(standInAt(standIns, its), needs);
      known[its] = value;
      return value;
    };
  });
