import type { Context } from '../context.ts';

const firstOnes = 500;

/** Wants everything read anew; the first texts go to the workers at once, the sweeper feeds the others. Answers how many. */
export const reassessAll = async ({ jobs, profiles, assessLater, clock }: Context) => {
  const now = clock();
  const wanted = (await profiles.texts.wantAllAnew(now)) + (await jobs.texts.wantAllAnew(now));
  for (const { texts } of [profiles, jobs]) await assessLater(await texts.due(now, firstOnes));
  return wanted;
};
