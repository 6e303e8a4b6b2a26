import { randomOf } from '../../tools/bench/search/world.ts';

/** Random-looking draws that are the same in every run. */
export const seeded = (seed: number) => {
  const random = randomOf(seed);
  const integer = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return {
    /** A number between two others, both included. */
    integer,
    pick: <T>(from: readonly [T, ...T[]]): T => from[integer(0, from.length - 1)] ?? from[0],
  };
};
