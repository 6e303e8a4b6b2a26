import type { JobAd } from '../domain/job.ts';
import { addBit, type Bits, bitsFor } from './bits.ts';
import { byTelling, skillWorth, tellingAmong } from '../domain/score.ts';

/**
 * The telling skills that ads name, numbered from the most telling down, so that sums are added in the same order as in
 * the rules.
 */
export type Skills = Readonly<{
  /** What each skill adds to a score when student and job share it. */
  worth: Float64Array;
  /** For each skill, the jobs that name it. */
  jobsWith: readonly Bits[];
  /** The numbers of a student's skills, ascending, without those that no ad names or that tell nothing of the work. */
  numbersOf: (skills: readonly string[]) => readonly number[];
}>;

export const skillsOf = (jobs: readonly JobAd[]): Skills => {
  const telling = tellingAmong(jobs);
  const named = new Set(jobs.flatMap(({ skills }) => skills));
  const names = [...named].filter((name) => telling(name) > 0).sort(byTelling(telling));
  const numbers = new Map(names.map((name, number) => [name, number]));
  const numbersOf = (skills: readonly string[]) => {
    const known: number[] = [];
    for (const skill of skills) {
      const number = numbers.get(skill);
      if (number === undefined) continue;
      let at = known.length;
      while (at > 0 && (known[at - 1] ?? 0) > number) at--;
      known.splice(at, 0, number);
    }
    return known;
  };
  const jobsWith = names.map(() => bitsFor(jobs.length));
  jobs.forEach(({ skills }, job) => {
    for (const number of numbersOf(skills)) addBit(jobsWith[number] ?? bitsFor(jobs.length), job);
  });
  return {
    jobsWith,
    worth: Float64Array.from(names, (name) => skillWorth(telling(name))),
    numbersOf,
  };
};
