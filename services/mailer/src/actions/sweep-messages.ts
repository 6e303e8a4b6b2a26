import type { Context } from '../context.ts';

const atOnce = 1_000;

/** Queues again the messages that the queue lost or whose sender died. */
export const sweepMessages = async ({ messages, sendLater, clock }: Context) => {
  await sendLater(await messages.left(clock(), atOnce));
};
