import { isDuplicateKey } from '@waratah/kit/mongo/connection';
import type { Context } from '../context.ts';
import type { JobRecord } from '../domain/job.ts';
import { type Author, posted } from '../domain/lifecycle.ts';
import type { Posting } from '../domain/posting.ts';
import { circumstancesOf } from './circumstances.ts';
import { requireRoom, roomForAds } from '../domain/room.ts';
import { releaseJob } from './release-job.ts';
import { withStanding } from './with-email.ts';

/** The author, the idempotency key, and how to find an ad that an earlier attempt created. */
type PostingRequest = Omit<Author, 'id' | 'companyName'> & Readonly<{ first: () => Promise<JobRecord | null> }>;

/**
 * Saves a new ad with its events. Repeating the request creates no second ad. Errors: CONFLICT for more ads than an
 * account keeps.
 */
export const savePosting = async (
  context: Context,
  posting: Posting,
  { first, ...author }: PostingRequest,
): Promise<JobRecord> => {
  const { jobs, employers, localities, clock } = context;
  const employer = await employers.byId(author.employerId);
  const circumstances = await circumstancesOf(context, author.employerId, employer);
  requireRoom(roomForAds, await jobs.countOfEmployer(author.employerId), circumstances.emailVerified);
  const created = { ...author, id: await jobs.nextId(), companyName: employer?.companyName ?? '' };
  try {
    const made = posted(created, posting, { localities, circumstances, now: clock() });
    const job = await jobs.insert(await withStanding(context, undefined, made));
    // The email may have been verified while the ad was being saved.
    return circumstances.emailVerified ? job : ((await releaseJob(context, job._id)) ?? job);
  } catch (error) {
    const earlier = isDuplicateKey(error) && (await first());
    if (earlier) return earlier;
    throw error;
  }
};
