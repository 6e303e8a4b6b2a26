import type { Context } from '../context.ts';

const batchSize = 500;
/** A healthy queue has taken a text by then. */
const queueDelayMs = 15_000;

/** Queues again the waiting texts that the queue lost. */
export const sweepTexts = async ({ jobs, profiles, assessLater, clock }: Context) => {
  const before = new Date(clock().getTime() - queueDelayMs);
  for (const { texts } of [profiles, jobs]) await assessLater(await texts.due(before, batchSize));
};
