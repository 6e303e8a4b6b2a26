import type { Context } from '../context.ts';
import { findJobs } from '../domain/search/find-jobs.ts';
import { SearchInput, toSearch } from '../domain/search/search-input.ts';
import { afterRun, runEveryMs, maxKnown, type SavedSearch } from '../domain/saved-search.ts';

const batchSize = 100;

/**
 * Ids of the ads that a saved search finds now, newest first. A search with words finds only ads that contain all of
 * them.
 */
export const foundBy = (
  { search: { index }, localities, clock }: Pick<Context, 'search' | 'localities' | 'clock'>,
  filter: SavedSearch['filter'],
): readonly number[] => {
  const search = toSearch(SearchInput.parse({ ...JSON.parse(filter), sort: 'newest' }), localities);
  const { ids, close } = findJobs(index, search, { limit: maxKnown, offset: 0, now: clock() });
  return search.words.length === 0 ? ids : ids.slice(0, close);
};

/**
 * Runs the saved searches that are due, and publishes what is new in each. Every process with a search index takes
 * part.
 */
export const runSavedSearches = async (context: Context) => {
  const { searches, search, clock, log } = context;
  await search.loaded;
  const due = await searches.dueIds(new Date(clock().getTime() - runEveryMs), batchSize);
  for (const id of due)
    await searches.change(id, (saved) => {
      try {
        return afterRun(saved, foundBy(context, saved.filter), clock());
      } catch (err) {
        // For example a filter that only an older version accepted. The other searches continue.
        log.warn({ err, search: id }, 'a saved search cannot be looked at');
        return [{ ...saved, version: saved.version + 1, lookedAt: clock() }, []];
      }
    });
};
