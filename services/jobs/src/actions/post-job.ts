import type { UserCaller } from '@waratah/kit/auth';
import { parseBody } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { idempotencyKeyOf, postingAt } from '../domain/posting.ts';
import { savePosting } from './save-posting.ts';

/** Posts an ad; posting again under the same key answers the first one. */
export const postJob = async (context: Context, caller: UserCaller, input: unknown, key?: string) => {
  const posting = parseBody(postingAt(context.clock()), input);
  const idempotencyKey = idempotencyKeyOf(key);
  const first = async () => (idempotencyKey ? context.jobs.byIdempotencyKey(caller.id, idempotencyKey) : null);
  return (await first()) ?? savePosting(context, posting, { employerId: caller.id, idempotencyKey, first });
};
