import type { UserCaller } from '@waratah/kit/security/auth';
import { conflict, parseBody } from '@waratah/kit/errors';
import { isDuplicateKey } from '@waratah/kit/mongo/connection';
import type { Context } from '../context.ts';
import { mostFavorites, Notes, tooManyFavorites } from '../domain/favorite.ts';
import { readJob } from './read-job.ts';

/** Saves a live job; saving it again answers the same favourite (design section 12). Errors: CONFLICT when full. */
export const addFavorite = async (context: Context, caller: UserCaller, jobId: number, input: unknown) => {
  const { favorites, clock } = context;
  const notes = parseBody(Notes, input).notes || undefined;
  const { title, companyName } = await readJob(context, caller, jobId);
  const saved = await favorites.ofJob(caller.id, jobId);
  if (saved) return saved;
  if ((await favorites.countOf(caller.id)) >= mostFavorites) throw conflict(tooManyFavorites);
  const _id = await favorites.nextId();
  try {
    return await favorites.insert({ _id, userId: caller.id, jobId, notes, title, companyName, createdAt: clock() });
  } catch (error) {
    const first = isDuplicateKey(error) ? await favorites.ofJob(caller.id, jobId) : null;
    if (!first) throw error;
    return first;
  }
};
