import type { Context } from '../context.ts';
import { moveEmailed } from '../domain/lifecycle.ts';

/** Emails students about changes of status that can no longer be undone. May run in several processes at once. */
export const emailMoves = async ({ applications, publicUrl, clock }: Context) => {
  const now = clock();
  for (const id of await applications.movesDue(now)) {
    await applications.change(id, (current) => moveEmailed(current, publicUrl, now));
  }
};
