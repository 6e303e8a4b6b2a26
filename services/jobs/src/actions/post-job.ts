import { createHash } from 'node:crypto';
import type { UserCaller } from '@waratah/kit/security/auth';
import { conflict, parseBody } from '@waratah/kit/errors';
import { idempotencyKeyOf } from '@waratah/kit/http/idempotency-key';
import type { Context } from '../context.ts';
import { alreadySays } from '../domain/already-says.ts';
import type { JobRecord } from '../domain/job.ts';
import { messages } from '../domain/messages.ts';
import { type Posting, postingAt } from '../domain/posting.ts';
import { savePosting } from './save-posting.ts';

/**
 * Posts an ad. Posting again under the same idempotency key answers the first ad, also after it was edited or deleted,
 * and is refused if the content is different from what was posted first.
 */
export const postJob = async (context: Context, caller: UserCaller, input: unknown, key?: string) => {
  const posting = parseBody(postingAt(context.clock()), input);
  const idempotencyKey = idempotencyKeyOf(key);
  if (!idempotencyKey) return savePosting(context, posting, { employerId: caller.id, first: async () => null });
  const first = () => context.jobs.byIdempotencyKey(caller.id, idempotencyKey);
  const author = { employerId: caller.id, idempotencyKey, firstPosted: digestOf(posting) };
  const job = (await first()) ?? (await savePosting(context, posting, { ...author, first }));
  if (!isSame(job, posting)) throw conflict(messages.postedOtherwise);
  return job;
};

const digestOf = (posting: Posting) => createHash('sha256').update(JSON.stringify(posting)).digest('base64url');

/** Of an ad without a digest, posted by an earlier release, only the present content is known. */
const isSame = (job: JobRecord, posting: Posting) =>
  job.firstPosted === undefined
    ? (job.revision ?? 1) > 1 || alreadySays(job, posting)
    : job.firstPosted === digestOf(posting);
