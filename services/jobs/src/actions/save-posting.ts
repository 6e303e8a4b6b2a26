import { isDuplicateKey } from '@waratah/kit/mongo/connection';
import type { Context } from '../context.ts';
import type { JobRecord } from '../domain/job.ts';
import { type Author, posted } from '../domain/lifecycle.ts';
import type { Posting } from '../domain/posting.ts';
import { circumstancesOf } from './circumstances.ts';
import { releaseJob } from './release-job.ts';

/** Who posts, under which name of the wish, and how the ad is found that an earlier try of the same wish made. */
type Wish = Omit<Author, 'id' | 'companyName'> & Readonly<{ first: () => Promise<JobRecord | null> }>;

/** Saves a new ad with its news; the same wish twice makes one. */
export const savePosting = async (context: Context, posting: Posting, { first, ...wish }: Wish): Promise<JobRecord> => {
  const { jobs, employers, localities, clock } = context;
  const employer = await employers.byId(wish.employerId);
  const circumstances = await circumstancesOf(context, wish.employerId, employer);
  const author = { ...wish, id: await jobs.nextId(), companyName: employer?.companyName ?? '' };
  try {
    const job = await jobs.insert(posted(author, posting, { localities, circumstances, now: clock() }));
    // The e-mail may have been verified while the ad was being saved.
    return circumstances.emailVerified ? job : ((await releaseJob(context, job._id)) ?? job);
  } catch (error) {
    const earlier = isDuplicateKey(error) && (await first());
    if (earlier) return earlier;
    throw error;
  }
};
