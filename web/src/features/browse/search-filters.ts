import type { JobSearchFilter } from '../../gql/graphql.ts';

/** Filter options (spec section 9); Casual is among them, because most students look for it. */
export const categories = ['Software', 'Design', 'Marketing', 'Sales'] as const;
export const workTypes = ['Full-time', 'Part-time', 'Casual', 'Contract', 'Internship'] as const;
export const visas = ['500', '485', '482'] as const;

/** The one preset of pay, dollars a year (spec section 9). */
export const salaryPreset = { min: 60_000, max: 120_000 } as const;
export const perPage = 12;

/** The search page's filters. All are in the address, so that a link or the back button restores them. */
export type Filters = Readonly<{
  search: string;
  location: string;
  category: string;
  workType: string;
  visa: string;
  sponsorship: boolean;
  studentFriendly: boolean;
  remote: boolean;
  salary: boolean;
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
  studentFriendly: false,
  remote: false,
  salary: false,
  page: 1,
};

const among = (known: readonly string[], value: string | null) => (value && known.includes(value) ? value : '');

/** Reads an address, in which anybody may have written anything. */
export function readFilters(query: URLSearchParams): Filters {
  const page = Number(query.get('page'));
  return {
    search: (query.get('search') ?? '').slice(0, 200),
    location: (query.get('location') ?? '').slice(0, 100),
    category: among(categories, query.get('category')),
    workType: among(workTypes, query.get('work_type')),
    visa: among(visas, query.get('visa_types')),
    sponsorship: query.get('visa_sponsorship') !== 'false',
    studentFriendly: query.get('student_friendly') === 'true',
    remote: query.get('remote_friendly') === 'true',
    salary: query.has('salary_min'),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

/** The filters as an address, without defaults. */
export function writeFilters(filters: Filters): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: string, value: string) => (value ? query.set(name, value) : undefined);
  set('search', filters.search.trim());
  set('location', filters.location.trim());
  set('category', filters.category);
  set('work_type', filters.workType);
  set('visa_types', filters.visa);
  set('visa_sponsorship', filters.sponsorship ? '' : 'false');
  set('student_friendly', filters.studentFriendly ? 'true' : '');
  set('remote_friendly', filters.remote ? 'true' : '');
  set('salary_min', filters.salary ? String(salaryPreset.min) : '');
  set('salary_max', filters.salary ? String(salaryPreset.max) : '');
  set('page', filters.page > 1 ? String(filters.page) : '');
  return query;
}

export const toSearchFilter = (filters: Filters): JobSearchFilter => ({
  search: filters.search || undefined,
  location: filters.location || undefined,
  category: filters.category || undefined,
  workTypes: filters.workType ? [filters.workType] : undefined,
  visaTypes: filters.visa ? [filters.visa] : undefined,
  visaSponsorship: filters.sponsorship,
  studentFriendly: filters.studentFriendly,
  remote: filters.remote,
  salaryMin: filters.salary ? salaryPreset.min : undefined,
  salaryMax: filters.salary ? salaryPreset.max : undefined,
});

const mostButtons = 5;

/** The numbers on the page buttons: at most five, around the current page (spec section 2). */
export function pageButtons(page: number, totalPages: number): number[] {
  const count = Math.min(mostButtons, totalPages);
  const first = Math.max(1, Math.min(page - Math.floor(mostButtons / 2), totalPages - count + 1));
  return Array.from({ length: count }, (_, at) => first + at);
}
