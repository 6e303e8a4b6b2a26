import type { UserCaller } from '@waratah/kit/auth';
import { parseBody } from '@waratah/kit/errors';
import { isDuplicateKey } from '@waratah/kit/mongo';
import type { Context } from '../context.ts';
import { posted } from '../domain/lifecycle.ts';
import { idempotencyKeyOf, type Posting, postingAt } from '../domain/posting.ts';
import { circumstancesOf } from './circumstances.ts';
import { releaseJob } from './release-job.ts';

/** Posts an ad; posting again under the same key answers the first one. */
export const postJob = async (context: Context, caller: UserCaller, input: unknown, key?: string) => {
  const posting = parseBody(postingAt(context.clock()), input);
  const idempotencyKey = idempotencyKeyOf(key);
  const earlier = idempotencyKey && (await context.jobs.byIdempotencyKey(caller.id, idempotencyKey));
  return earlier || save(context, caller.id, posting, idempotencyKey);
};

const save = async (context: Context, employerId: number, posting: Posting, idempotencyKey?: string) => {
  const employer = await context.employers.byId(employerId);
  const circumstances = await circumstancesOf(context, employerId, employer);
  const author = {
    id: await context.jobs.nextId(),
    employerId,
    companyName: employer?.companyName ?? '',
    idempotencyKey,
  };
  const ground = { localities: context.localities, circumstances, now: context.clock() };
  try {
    const job = await context.jobs.insert(posted(author, posting, ground));
    // The e-mail may have been verified while the ad was being saved.
    return circumstances.emailVerified ? job : ((await releaseJob(context, job._id)) ?? job);
  } catch (error) {
    const first =
      isDuplicateKey(error) && idempotencyKey && (await context.jobs.byIdempotencyKey(employerId, idempotencyKey));
    if (first) return first;
    throw error;
  }
};
