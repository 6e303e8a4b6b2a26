import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import type { JobSearchFilter, JobSort } from '../../gql/graphql.ts';

/** Filter options (spec section 9). Casual is added, because most students look for it. */
export const categories = ['Software', 'Design', 'Marketing', 'Sales'] as const;
export const workTypes = ['Full-time', 'Part-time', 'Casual', 'Contract', 'Internship'] as const;
export const visas = ['500', '485', '482'] as const;

/** The only preset pay range, in dollars a year (spec section 9). */
export const salaryPreset = { min: 60_000, max: 120_000 } as const;
export const perPage = 12;

export const sorts: readonly JobSort[] = ['best', 'newest', 'pay', 'nearest'];
/** The choices for the age of an ad, in days. */
export const ages = [1, 3, 7, 14, 30] as const;
/** The choices of distance around a suburb, in kilometres. The default of 30 km is not sent. */
export const radii = [5, 10, 20, 50, 100] as const;
export const usualRadius = 30;
export const widest = 100;
const maxPay = 10_000_000;

/** The search page's filters. All are in the URL, so that a link or the browser's Back restores them. */
export type Filters = Readonly<{
  search: string;
  location: string;
  category: string;
  workType: string;
  visa: string;
  sponsorship: boolean;
  /** Code of a visa that the jobs accept without offering sponsorship; empty if this filter is off. */
  unsponsored: string;
  studentFriendly: boolean;
  remote: boolean;
  /** Dollars as typed: an amount below 1000 is per hour, any other per year. */
  payFrom: number | undefined;
  payTo: number | undefined;
  postedWithin: number | undefined;
  radius: number | undefined;
  sort: JobSort;
  page: number;
}>;

/** Sponsorship is selected by default (spec section 9). */
export const defaultFilters: Filters = {
  search: '',
  location: '',
  category: '',
  workType: '',
  visa: '',
  sponsorship: true,
  unsponsored: '',
  studentFriendly: false,
  remote: false,
  payFrom: undefined,
  payTo: undefined,
  postedWithin: undefined,
  radius: undefined,
  sort: 'best',
  page: 1,
};

/** The filters that wait for the search button; the others, the order and the page take effect at once. */
export const waitingFilters = (filters: Filters) => {
  const { search, location, category, workType, visa, payFrom, payTo, postedWithin, radius } = filters;
  return { search, location, category, workType, visa, payFrom, payTo, postedWithin, radius };
};

export type Waiting = Readonly<ReturnType<typeof waitingFilters>>;

export const hasPreset = ({ payFrom, payTo }: Filters): boolean =>
  payFrom === salaryPreset.min && payTo === salaryPreset.max;

/** Sets the preset pay range, or removes it if it is set. */
export const withPresetToggled = (filters: Filters): Filters =>
  hasPreset(filters)
    ? { ...filters, payFrom: undefined, payTo: undefined }
    : { ...filters, payFrom: salaryPreset.min, payTo: salaryPreset.max };

const count = (...chosen: readonly unknown[]) => chosen.filter(Boolean).length;

/** The number of chosen filters that a wide screen folds away. */
export const countMore = (filters: Filters): number =>
  count(
    filters.postedWithin,
    filters.radius,
    !hasPreset(filters) && (filters.payFrom !== undefined || filters.payTo !== undefined),
  );

/** The number of chosen filters other than the search words, the only field that a phone shows at first. */
export const countAll = (filters: Filters): number =>
  countMore(filters) +
  count(
    filters.location,
    filters.category,
    filters.workType,
    filters.visa,
    filters.sponsorship || filters.unsponsored,
    filters.studentFriendly,
    filters.remote,
    hasPreset(filters),
  );

const among = (known: readonly string[], value: string | null) => (value && known.includes(value) ? value : '');
const numberAmong = (known: readonly number[], value: string | null) => known.find((one) => String(one) === value);

/** The amount in a typed text or URL parameter; undefined if it is not a valid amount. */
export const amountOf = (text: string | null): number | undefined => {
  const amount = Number((text ?? '').replaceAll(/[$,\s]/g, ''));
  return text?.trim() && Number.isFinite(amount) && amount > 0 && amount <= maxPay ? amount : undefined;
};

/** The pay limits as typed or as written in the URL. */
export type TypedPay = Readonly<{ from: string; to: string }>;

const longestAmount = 20;
export const typedPayIn = (query: URLSearchParams): TypedPay => ({
  from: (query.get('salary_min') ?? '').slice(0, longestAmount),
  to: (query.get('salary_max') ?? '').slice(0, longestAmount),
});

const isNoAmount = (text: string) => text.trim() !== '' && amountOf(text) === undefined;
const isTurned = (from: number | undefined, to: number | undefined) =>
  from !== undefined && to !== undefined && aYear(from) > aYear(to);

/** Which pay limit is not an amount, and whether the lower is above the upper; empty if both are valid. */
export const payProblems = ({ from, to }: TypedPay): Readonly<{ from?: 'amount'; to?: 'amount' | 'turned' }> => ({
  ...(isNoAmount(from) && { from: 'amount' }),
  ...(isNoAmount(to) ? { to: 'amount' } : isTurned(amountOf(from), amountOf(to)) && { to: 'turned' }),
});

/** If the lower limit is above the upper one, neither is used. */
const inOrder = (from: number | undefined, to: number | undefined) =>
  isTurned(from, to) ? { payFrom: undefined, payTo: undefined } : { payFrom: from, payTo: to };

/** Read only with `visa_sponsorship=false`, because it narrows that search. */
const unsponsoredIn = (query: URLSearchParams) =>
  query.get('visa_sponsorship') === 'false' ? (visaCodeOf(query.get('without_sponsorship') ?? '') ?? '') : '';

/** Reads the filters from a query string; unknown values are ignored. */
export function readFilters(query: URLSearchParams): Filters {
  const page = Number(query.get('page'));
  return {
    search: (query.get('search') ?? '').slice(0, 200),
    location: (query.get('location') ?? '').slice(0, 100),
    category: among(categories, query.get('category')),
    workType: among(workTypes, query.get('work_type')),
    visa: among(visas, query.get('visa_types')),
    sponsorship: query.get('visa_sponsorship') !== 'false' && unsponsoredIn(query) === '',
    unsponsored: unsponsoredIn(query),
    studentFriendly: query.get('student_friendly') === 'true',
    remote: query.get('remote_friendly') === 'true',
    ...inOrder(amountOf(query.get('salary_min')), amountOf(query.get('salary_max'))),
    postedWithin: numberAmong(ages, query.get('posted_within')),
    radius: numberAmong(radii, query.get('radius')),
    sort: sorts.find((one) => one === query.get('sort')) ?? 'best',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

/** The filters as a query string, without defaults. */
export function writeFilters(filters: Filters): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: string, value: string) => (value ? query.set(name, value) : undefined);
  set('search', filters.search.trim());
  set('location', filters.location.trim());
  set('category', filters.category);
  set('work_type', filters.workType);
  set('visa_types', filters.visa);
  set('visa_sponsorship', filters.sponsorship ? '' : 'false');
  set('without_sponsorship', filters.unsponsored);
  set('student_friendly', filters.studentFriendly ? 'true' : '');
  set('remote_friendly', filters.remote ? 'true' : '');
  set('salary_min', String(filters.payFrom ?? ''));
  set('salary_max', String(filters.payTo ?? ''));
  set('posted_within', String(filters.postedWithin ?? ''));
  set('radius', String(filters.radius ?? ''));
  set('sort', filters.sort === 'best' ? '' : filters.sort);
  set('page', filters.page > 1 ? String(filters.page) : '');
  return query;
}

/** Hours of full-time work in a year, to compare hourly with yearly pay. */
const hoursAYear = 38 * 52;
const aYear = (amount: number) => (amount < 1_000 ? Math.round(amount * hoursAYear) : amount);
const yearly = (amount: number | undefined) => (amount === undefined ? undefined : aYear(amount));

export const toSearchFilter = (filters: Filters): JobSearchFilter => ({
  search: filters.search || undefined,
  location: filters.location || undefined,
  category: filters.category || undefined,
  workTypes: filters.workType ? [filters.workType] : undefined,
  visaTypes: filters.unsponsored || filters.visa ? [filters.unsponsored || filters.visa] : undefined,
  withoutSponsorship: filters.unsponsored ? true : undefined,
  visaSponsorship: filters.sponsorship,
  studentFriendly: filters.studentFriendly,
  remote: filters.remote,
  salaryMin: yearly(filters.payFrom),
  salaryMax: yearly(filters.payTo),
  postedWithinDays: filters.postedWithin,
  radiusKm: filters.radius,
  sort: filters.sort === 'best' ? undefined : filters.sort,
});

/** How many of the jobs found answer the search: with words, those that have all of them. */
export const answering = ({ total, close }: Readonly<{ total: number; close: number }>, { search }: Filters): number =>
  search === '' ? total : close;

/** Filters for jobs that accept the reader's visa (a code or a profile label) and do not offer sponsorship. */
export const withoutSponsorship = (filters: Filters, visa: string | undefined): Filters => ({
  ...filters,
  sponsorship: false,
  unsponsored: (visa && visaCodeOf(visa)) || '',
  page: 1,
});

/** The same filters with the widest distance, and then without a place; empty if no place is set. */
export const fartherThan = (filters: Filters): readonly Filters[] => [
  ...(filters.location && (filters.radius ?? usualRadius) < widest ? [{ ...filters, radius: widest, page: 1 }] : []),
  ...(filters.location ? [{ ...filters, location: '', radius: undefined, page: 1 }] : []),
];

const maxButtons = 5;

/** The numbers on the page buttons: at most five, around the current page (spec section 2). */
export function pageButtons(page: number, totalPages: number): number[] {
  const count = Math.min(maxButtons, totalPages);
  const first = Math.max(1, Math.min(page - Math.floor(maxButtons / 2), totalPages - count + 1));
  return Array.from({ length: count }, (_, at) => first + at);
}
