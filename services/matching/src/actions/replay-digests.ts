import type { Context } from '../context.ts';
import { askAgain } from '../domain/digest.ts';
import { dayFrom } from './run-matching.ts';

/** Requests the unsent digests of a day from the mailer again. Sent digests are left alone. */
export const replayDigests = async (context: Context, wanted: string): Promise<number> => {
  const day = dayFrom(context, wanted);
  const ids = await context.digests.waiting(day, ['prepared', 'requested']);
  for (const id of ids) await context.digests.change(id, askAgain);
  await context.deliverLater(ids, true);
  return ids.length;
};
