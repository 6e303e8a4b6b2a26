import type { Context } from '../context.ts';
import type { JobRecord } from '../domain/job.ts';
import { askedWords } from '../domain/search/words.ts';
import { maxWords } from '../domain/search/query.ts';
import { similarTo } from '../domain/similar.ts';
import { isLive } from '../domain/visibility.ts';

/** How many live ads that share words with the title are considered. */
const candidates = 40;
const maxSimilar = 6;

/** Live ads of the same occupation as this one, those near it first; at most six. */
export const similarJobs = async ({ search, jobs, clock }: Context, job: JobRecord, first: number) => {
  await search.loaded;
  const now = clock();
  const ids = search.index.sharingWords(askedWords(job.title).slice(0, maxWords), candidates, now);
  const byId = new Map((await jobs.byIds(ids)).map((one) => [one._id, one]));
  const found = ids.flatMap((id) => byId.get(id) ?? []).filter((one) => isLive(one, now));
  return similarTo(job, found).slice(0, Math.min(Math.max(first, 0), maxSimilar));
};
