import type { Context } from '../context.ts';

const firstBatch = 500;

/**
 * Marks every text for assessment. The first ones are queued at once; a sweep queues the others. Answers how many there
 * are.
 */
export const reassessAll = async ({ jobs, profiles, assessLater, clock }: Context) => {
  const now = clock();
  const count = (await profiles.texts.markAllDue(now)) + (await jobs.texts.markAllDue(now));
  for (const { texts } of [profiles, jobs]) await assessLater(await texts.due(now, firstBatch));
  return count;
};
