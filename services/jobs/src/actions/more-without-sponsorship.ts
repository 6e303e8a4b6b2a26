import { invalid } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { visaBits } from '../domain/search/entry.ts';
import { findJobs } from '../domain/search/find-jobs.ts';
import type { Search } from '../domain/search/search-input.ts';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';

/** How many ads a search would find that accept the visa and do not offer sponsorship. */
export const moreWithoutSponsorship = ({ search, clock }: Context, asked: Search, visaType?: string) => {
  if (!asked.filters.sponsorship) return 0;
  const code = visaType ? visaCodeOf(visaType) : undefined;
  if (visaType && !code) throw invalid('visa_type', 'Must be a visa type, like 500');
  const accepting = (filters: Search['filters']) => ({
    ...filters,
    visas: code ? visaBits([code]) : (filters.visas ?? 0),
    sponsorship: false,
    unsponsored: true,
  });
  const others = {
    ...asked,
    filters: accepting(asked.filters),
    anywhere: asked.anywhere && accepting(asked.anywhere),
  };
  return findJobs(search.index, others, { limit: 0, offset: 0, now: clock() }).total;
};
