import type { Context } from '../context.ts';
import { askAgain } from '../domain/digest.ts';
import { dayFrom } from './run-matching.ts';

/** Puts the unsent digests of a day in the mailer's hands again; what was sent stays sent. */
export const replayDigests = async (context: Context, wanted: string): Promise<number> => {
  const day = dayFrom(context, wanted);
  const ids = await context.digests.waiting(day, ['prepared', 'requested']);
  for (const id of ids) await context.digests.change(id, askAgain);
  await context.deliverLater(ids, true);
  return ids.length;
};
