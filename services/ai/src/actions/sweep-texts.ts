import type { Context } from '../context.ts';

const atOnce = 500;
/** Long enough for a queue that is well to have taken the text. */
const patienceMs = 15_000;

/** Hands over again what waits though its queue lost it. */
export const sweepTexts = async ({ jobs, profiles, assessLater, clock }: Context) => {
  const before = new Date(clock().getTime() - patienceMs);
  for (const { texts } of [profiles, jobs]) await assessLater(await texts.due(before, atOnce));
};
