import type { Context } from '../context.ts';

/** Numbers over all live ads. */
export const jobStats = async ({ search, clock }: Context) => {
  await search.loaded;
  return search.index.stats(clock());
};
