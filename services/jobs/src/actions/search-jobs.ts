import { parseBody } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { PageInput, SearchInput, toSearch } from '../domain/search/search-input.ts';
import { isLive } from '../domain/visibility.ts';

/** A page of live ads, best first, with the exact number of all: the index finds, one read fetches. */
export const searchJobs = async ({ search, jobs, localities, clock }: Context, input: unknown, paging: unknown) => {
  const { words, filters } = toSearch(parseBody(SearchInput, input), localities);
  const { page, perPage } = parseBody(PageInput, paging);
  await search.loaded;
  const now = clock();
  const { ids, total } = search.index.search(words, filters, { limit: perPage, offset: (page - 1) * perPage, now });
  const found = new Map((await jobs.byIds(ids)).map((job) => [job._id, job]));
  const live = ids.flatMap((id) => {
    const job = found.get(id);
    return job && isLive(job, now) ? [job] : [];
  });
  return { jobs: live, total, page, perPage, totalPages: Math.ceil(total / perPage), words, filters };
};

export type SearchPage = Awaited<ReturnType<typeof searchJobs>>;
