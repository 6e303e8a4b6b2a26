import type { Context } from '../context.ts';

const atOnce = 1_000;

/** Hands over again what waits though its queue lost it, or whose sender died. */
export const sweepMessages = async ({ messages, sendLater, clock }: Context) => {
  await sendLater(await messages.left(clock(), atOnce));
};
