import type { JobAd } from '../domain/job.ts';
import { addBit, type Bits, bitsFor } from './bits.ts';
import { byRarity, rarityAmong, skillWorth } from '../domain/score.ts';

/** The skills that ads name, numbered from the rarest, so that sums are made in the order of the rules. */
export type Skills = Readonly<{
  names: readonly string[];
  /** What each adds to a score when it is in common. */
  worth: Float64Array;
  /** The jobs that name each. */
  jobsWith: readonly Bits[];
  /** Skills of the job with number `job`: `ids[starts[job]]` up to `ids[starts[job + 1] - 1]`, ascending. */
  starts: Uint32Array;
  ids: Uint32Array;
  /** The numbers of a student's skills, ascending; those that no ad names are left out. */
  numbersOf: (skills: readonly string[]) => readonly number[];
}>;

export const skillsOf = (jobs: readonly JobAd[]): Skills => {
  const rarity = rarityAmong(jobs);
  const names = [...new Set(jobs.flatMap(({ skills }) => skills))].sort(byRarity(rarity));
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
  const starts = new Uint32Array(jobs.length + 1);
  jobs.forEach(({ skills }, job) => {
    starts[job + 1] = (starts[job] ?? 0) + skills.length;
  });
  const ids = new Uint32Array(starts[jobs.length] ?? 0);
  jobs.forEach(({ skills }, job) => ids.set(numbersOf(skills), starts[job]));
  const jobsWith = names.map(() => bitsFor(jobs.length));
  jobs.forEach((_, job) => {
    for (const id of ids.subarray(starts[job], starts[job + 1])) addBit(jobsWith[id] ?? bitsFor(jobs.length), job);
  });
  return {
    names,
    jobsWith,
    worth: Float64Array.from(names, (name) => skillWorth(rarity(name))),
    starts,
    ids,
    numbersOf,
  };
};
