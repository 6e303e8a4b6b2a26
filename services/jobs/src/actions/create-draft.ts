import type { UserCaller } from '@waratah/kit/security/auth';
import { idempotencyKeyOf } from '@waratah/kit/http/idempotency-key';
import { isDuplicateKey } from '@waratah/kit/mongo/connection';
import type { Context } from '../context.ts';
import { alreadySays } from '../domain/already-says.ts';
import { changedDraft, readDraft } from '../domain/draft.ts';
import { requireRoom, roomForDrafts } from '../domain/room.ts';

/**
 * Saves a new draft; saving again under the same idempotency key answers the same one. Errors: CONFLICT for more drafts
 * than an account keeps.
 */
export const createDraft = async (
  { drafts, employers, clock }: Context,
  caller: UserCaller,
  input: object,
  key?: string,
) => {
  const fields = readDraft(input);
  const idempotencyKey = idempotencyKeyOf(key);
  const first = async () => (idempotencyKey ? drafts.byIdempotencyKey(caller.id, idempotencyKey) : null);
  const earlier = await first();
  const now = clock();
  if (earlier) return alreadySays(earlier, fields) ? earlier : drafts.replace(changedDraft(earlier, fields, now));
  const employer = await employers.byId(caller.id);
  requireRoom(roomForDrafts, await drafts.countOf(caller.id), employer?.emailVerified ?? false);
  const about = { version: 1, employerId: caller.id, createdAt: now, updatedAt: now, idempotencyKey };
  try {
    return await drafts.insert({ _id: await drafts.nextId(), ...fields, ...about });
  } catch (error) {
    const saved = isDuplicateKey(error) && (await first());
    if (saved) return saved;
    throw error;
  }
};
