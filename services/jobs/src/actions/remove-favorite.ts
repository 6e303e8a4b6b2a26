import type { UserCaller } from '@waratah/kit/security/auth';
import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';

/** Removes one of the caller's saved jobs. */
export const removeFavorite = async ({ favorites }: Context, caller: UserCaller, id: number) => {
  if (!(await favorites.remove(caller.id, id))) throw notFound('Saved job');
  return true;
};
