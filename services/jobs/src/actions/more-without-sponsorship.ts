import { invalid } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { visaBits } from '../domain/search/entry.ts';
import type { Search } from '../domain/search/search-input.ts';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';

/** How many more ads a search would find if they accepted the visa, without having to offer sponsorship. */
export const moreWithoutSponsorship = ({ search, clock }: Context, { words, filters }: Search, visaType?: string) => {
  if (!filters.sponsorship) return 0;
  const code = visaType ? visaCodeOf(visaType) : undefined;
  if (visaType && !code) throw invalid('visa_type', 'Must be a visa type, like 500');
  const count = (wanted: Search['filters']) =>
    search.index.search(words, wanted, { limit: 0, offset: 0, now: clock() }).total;
  const accepting = { ...filters, visas: code ? visaBits([code]) : (filters.visas ?? 0) };
  // Less than none where only some of the words are found with sponsorship, and all of them without.
  return Math.max(0, count({ ...accepting, sponsorship: false }) - count(accepting));
};
