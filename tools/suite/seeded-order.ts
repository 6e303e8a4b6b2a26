import { createHash } from 'node:crypto';

/** Orders paths by chance, in the same way for the same seed. */
export const orderBySeed = <Of extends Readonly<{ path: string }>>(of: readonly Of[], seed: number): Of[] => {
  const places = new Map(
    of.map(({ path }) => [path, createHash('sha256').update(`${seed} ${path}`).digest('hex')] as const),
  );
  const placeOf = ({ path }: Of) => places.get(path) ?? '';
  return [...of].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
};

type Settings = Readonly<{ globalConfig: Readonly<{ seed: number }> }>;

/** Jest's order of test files, drawn from `--seed`. It does not write down how long they took, as the usual one does. */
export default class SeededOrder {
  readonly #seed: number;

  constructor({ globalConfig }: Settings) {
    this.#seed = globalConfig.seed;
  }

  sort<Of extends Readonly<{ path: string }>>(tests: readonly Of[]): Of[] {
    return orderBySeed(tests, this.#seed);
  }

  cacheResults(): void {}
}
