import type { Context } from '../context.ts';

const lateMs = 60_000;
const atOnce = 500;

/** Hands over again what was prepared and then lost with its queue. */
export const sweepDigests = async ({ digests, deliverLater, clock }: Context) => {
  await deliverLater(await digests.stuck('prepared', new Date(clock().getTime() - lateMs), atOnce));
};
