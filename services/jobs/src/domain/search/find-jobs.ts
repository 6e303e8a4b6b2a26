import type { Found, JobIndex, Page } from './job-index.ts';
import type { Search } from './search-input.ts';
import { asTrade } from './trades.ts';

/** The largest number of results for ads that match a query only approximately. */
const maxNear = 60;

/**
 * A page of the ads for a search. If no ad has all words outside its description, ads of the same trade come first, or
 * ads in other places if the words name a place, or ads of a related trade if no ad has the words at all. None of these
 * counts as `close`.
 */
export const findJobs = (index: JobIndex, search: Search, page: Pick<Page, 'limit' | 'offset' | 'now'>): Found => {
  const { words, filters, preferred, sort, isTradeName } = search;
  const rules = { preferred, sort, byCompany: !isTradeName };
  const found = index.search(words, filters, { ...page, ...rules });
  if (words.length === 0 || found.close > 0) return found;
  const near = nearestOf(index, search, page.now, found.total > 0 && !isTradeName);
  if (near.length === 0) return found;
  const shown = near.slice(page.offset, page.offset + page.limit);
  const { ids, total } = index.search(words, filters, {
    limit: page.limit - shown.length,
    offset: Math.max(0, page.offset - near.length),
    now: page.now,
    except: new Set(near),
    ...rules,
  });
  return { ids: [...shown, ...ids], total: near.length + total, close: 0 };
};

/** Ids found by the first of several looser searches that matches words outside the description of any ad. */
const nearestOf = (
  index: JobIndex,
  { words, filters, preferred, sort, anywhere }: Search,
  now: Date,
  isNamed: boolean,
) => {
  const own = asTrade(words, 'own');
  const close = isNamed ? undefined : asTrade(words, 'close');
  const ways = [
    [own, filters],
    [words, anywhere],
    [own, anywhere],
    [close, filters],
    [close, anywhere],
  ] as const;
  for (const [asked, within] of ways) {
    if (!asked || !within) continue;
    const found = index.search(asked, within, { limit: maxNear, offset: 0, now, preferred, sort });
    if (found.close > 0) return found.ids.slice(0, found.close);
  }
  return [];
};
