import type { Context } from '../context.ts';
import type { JobRecord } from '../domain/job.ts';
import { askedWords } from '../domain/search/words.ts';
import { maxWords } from '../domain/search/query.ts';
import { isSame, similarTo } from '../domain/similar.ts';
import { isLive } from '../domain/visibility.ts';

/** How many live ads that share words with the title are considered. */
const candidates = 40;
const maxSimilar = 6;

/**
 * Live ads of the same occupation as this one, those near it first; at most six. For an ad that has closed, the same job
 * posted again comes before them; beside an open one it would be a repetition.
 */
export const similarJobs = async ({ search, jobs, clock }: Context, job: JobRecord, first: number) => {
  await search.loaded;
  const now = clock();
  const ids = search.index.sharingWords(askedWords(job.title).slice(0, maxWords), candidates, now);
  const byId = new Map((await jobs.byIds(ids)).map((one) => [one._id, one]));
  const found = ids.flatMap((id) => byId.get(id) ?? []).filter((one) => isLive(one, now));
  const others = found.filter((one) => !isSame(job, one));
  const again = isLive(job, now) ? [] : found.filter((one) => isSame(job, one));
  return [...again, ...similarTo(job, others)].slice(0, Math.min(Math.max(first, 0), maxSimilar));
};
