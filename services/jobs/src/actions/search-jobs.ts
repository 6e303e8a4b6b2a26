import { parseBody } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { findJobs } from '../domain/search/find-jobs.ts';
import { PageInput, SearchInput, toSearch } from '../domain/search/search-input.ts';
import { isLive } from '../domain/visibility.ts';

/** A page of live ads, best first, with the exact total. The index finds their ids, and one query reads them. */
export const searchJobs = async ({ search, localities, clock }: Context, input: unknown, paging: unknown) => {
  const asked = toSearch(parseBody(SearchInput, input), localities);
  const { page, perPage } = parseBody(PageInput, paging);
  await search.loaded;
  const now = clock();
  const offset = (page - 1) * perPage;
  const { ids, total, close } = findJobs(search.index, asked, { limit: perPage, offset, now });
  const byId = new Map((await search.read(ids)).map((job) => [job._id, job]));
  const live = ids.flatMap((id) => {
    const job = byId.get(id);
    return job && isLive(job, now) ? [job] : [];
  });
  return { jobs: live, total, close, page, perPage, totalPages: Math.ceil(total / perPage), asked };
};

export type SearchPage = Awaited<ReturnType<typeof searchJobs>>;
