import { randomOf } from '../../tools/bench/search/world.ts';

/** Draws that look like chance and are the same in every run. */
export const seeded = (seed: number) => {
  const random = randomOf(seed);
  const integer = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return {
    /** From the first number to the last. */
    integer,
    pick: <T>(from: readonly [T, ...T[]]): T => from[integer(0, from.length - 1)] ?? from[0],
  };
};
