import type { Context } from '../context.ts';
import { askAgain } from '../domain/digest.ts';

const lateMs = 60_000;
/** A digest without an outcome after this time is requested again. */
const unansweredMs = 65 * 60_000;
const atOnce = 500;

/** Queues digests again that were lost from a queue, and requests those again that the mailer never answered. */
export const sweepDigests = async ({ digests, deliverLater, clock }: Context) => {
  const before = (ms: number) => new Date(clock().getTime() - ms);
  for (const id of await digests.stuck('requested', before(unansweredMs), atOnce)) await digests.change(id, askAgain);
  await deliverLater(await digests.stuck('prepared', before(lateMs), atOnce));
};
