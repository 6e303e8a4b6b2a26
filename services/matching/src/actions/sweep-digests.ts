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

/** Requests every digest again that has no outcome yet, because the bus has lost the requests. */
export const askForAllAgain = async ({ digests, deliverLater, clock }: Context) => {
  const now = clock();
  for (;;) {
    const ids = await digests.stuck('requested', now, atOnce);
    for (const id of ids) await digests.change(id, askAgain);
    await deliverLater(ids);
    if (ids.length < atOnce) break;
  }
};
