import type { Context } from '../context.ts';

const batchSize = 500;
/** A working queue assesses a text within this time. */
const queueDelayMs = 15_000;

/** Queues waiting texts again that the queue has lost. */
export const sweepTexts = async ({ jobs, profiles, assessLater, clock }: Context) => {
  const before = new Date(clock().getTime() - queueDelayMs);
  for (const { texts } of [profiles, jobs]) await assessLater(await texts.due(before, batchSize));
};
