import type { UserCaller } from '@waratah/kit/security/auth';
import { conflict, parseBody } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { alreadySays } from '../domain/already-says.ts';
import { messages } from '../domain/messages.ts';
import { idempotencyKeyOf, postingAt } from '../domain/posting.ts';
import { savePosting } from './save-posting.ts';

/**
 * Posts an ad. Posting again under the same idempotency key answers the first ad, and is refused if the content is
 * different.
 */
export const postJob = async (context: Context, caller: UserCaller, input: unknown, key?: string) => {
  const posting = parseBody(postingAt(context.clock()), input);
  const idempotencyKey = idempotencyKeyOf(key);
  const first = async () => (idempotencyKey ? context.jobs.byIdempotencyKey(caller.id, idempotencyKey) : null);
  const job =
    (await first()) ?? (await savePosting(context, posting, { employerId: caller.id, idempotencyKey, first }));
  if ((job.revision ?? 1) === 1 && !alreadySays(job, posting)) throw conflict(messages.postedOtherwise);
  return job;
};
