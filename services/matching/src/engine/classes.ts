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

/** A cache of answers by key. When it is full, all entries are dropped at once. */
export const remembered = <Argument, Value>(
  key: (argument: Argument) => string,
  make: (argument: Argument) => Value,
  most = 4_096,
) => {
  const values = new Map<string, Value>();
  return (argument: Argument): Value => {
    const its = key(argument);
    const known = values.get(its);
    if (known !== undefined) return known;
    if (values.size >= most) values.clear();
    const value = make(argument);
    values.set(its, value);
    return value;
  };
};

/** A column gives, for some needs, a value for each class of jobs; students with the same key share it. */
export const columnOf = <Value>(
  classes: Classes,
  key: (needs: Needs) => string,
  value: (job: JobAd, needs: Needs) => Value,
): ((needs: Needs) => readonly Value[]) => remembered(key, (needs) => classes.standIns.map((job) => value(job, needs)));

/** A column of numbers. */
export const numbersOf = (
  classes: Classes,
  key: (needs: Needs) => string,
  value: (job: JobAd, needs: Needs) => number,
): ((needs: Needs) => Float64Array) =>
  remembered(key, (needs) => Float64Array.from(classes.standIns, (job) => value(job, needs)));
