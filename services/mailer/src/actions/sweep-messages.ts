import type { Context } from '../context.ts';

const atOnce = 1_000;
/** Messages queued while the breaker is open: enough to have one for a trial. */
const forTrials = 20;

/** Queues messages again that the queue lost, whose worker died, or whose pause after a refusal is over. */
export const sweepMessages = async ({ messages, sendLater, breaker, clock }: Context) => {
  await sendLater(await messages.left(clock(), breaker.isOpen() ? forTrials : atOnce));
};
