import type { Context } from '../context.ts';
import { companyWords } from '../domain/company-name.ts';
import type { JobRecord } from '../domain/job.ts';
import { askedWords } from '../domain/search/words.ts';
import { maxWords } from '../domain/search/query.ts';
import { repostsOf, similarTo } from '../domain/similar.ts';
import { isLive } from '../domain/visibility.ts';

/** How many live ads that share words with the title are considered; of a company of the same name as many again. */
const candidates = 40;
const maxSimilar = 6;

/**
 * Live ads of the same occupation as this one, those near it first; at most six. For an ad that has closed, the same job
 * posted again comes before them; beside an open one it would be a repetition.
 */
export const similarJobs = async ({ search, jobs, clock }: Context, job: JobRecord, first: number) => {
  await search.loaded;
  const now = clock();
  const wordsOf = (text: string) => askedWords(text).slice(0, maxWords);
  const sharing = async (company: string) => {
    const ids = search.index.sharingWords(wordsOf(job.title), candidates, now, wordsOf(company));
    const byId = new Map((await jobs.byIds(ids)).map((one) => [one._id, one]));
    return ids.flatMap((id) => byId.get(id) ?? []).filter((one) => isLive(one, now));
  };
  const postedAgain = async () => {
    const ofEmployer = job.employerId === undefined ? [] : await jobs.liveOfEmployer(job.employerId, now);
    const ofCompany = await sharing([...companyWords(job.companyName)].join(' ') || job.companyName);
    return repostsOf(job, [...new Map([...ofEmployer, ...ofCompany].map((one) => [one._id, one])).values()]);
  };
  const reposts = isLive(job, now) ? [] : await postedAgain();
  const similar = similarTo(job, await sharing(''));
  return [...reposts, ...similar].slice(0, Math.min(Math.max(first, 0), maxSimilar));
};
