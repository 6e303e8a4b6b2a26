import type { Context } from '../context.ts';
import { askAgain } from '../domain/digest.ts';

const lateMs = 60_000;
/** The bus keeps requests for email for an hour; a digest without an outcome by then is requested again. */
const unansweredMs = 65 * 60_000;
const atOnce = 500;

/** Hands over again what was prepared and then lost with its queue, and what was asked for and never answered. */
export const sweepDigests = async ({ digests, deliverLater, clock }: Context) => {
  const before = (ms: number) => new Date(clock().getTime() - ms);
  for (const id of await digests.stuck('requested', before(unansweredMs), atOnce)) await digests.change(id, askAgain);
  await deliverLater(await digests.stuck('prepared', before(lateMs), atOnce));
};
