import type { AdStanding } from '../../gql/graphql.ts';
import { dateOf } from './recent-jobs.ts';

/** How the list of all ads is filtered and sorted; kept in the query string. */
export type ListChoice = Readonly<{ words: string; standing: AdStanding | ''; sort: Sort }>;

export const sorts = ['newest', 'ending', 'applications', 'title'] as const;
export type Sort = (typeof sorts)[number];

export const standings = [
  'live',
  'in_review',
  'waiting_for_email',
  'paused',
  'expired',
  'rejected',
] as const satisfies readonly AdStanding[];

export const choiceIn = (query: URLSearchParams): ListChoice => ({
  words: query.get('q') ?? '',
  standing: standings.find((standing) => standing === query.get('state')) ?? '',
  sort: sorts.find((sort) => sort === query.get('sort')) ?? 'newest',
});

/** Writes the choice into the query string, without defaults. */
export const withChoice = (query: URLSearchParams, { words, standing, sort }: ListChoice) => {
  const next = new URLSearchParams(query);
  const set = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  set('q', words);
  set('state', standing);
  set('sort', sort === 'newest' ? '' : sort);
  return next;
};

type Ad = Readonly<{
  title: string;
  location: string | null;
  standing: AdStanding;
  expiresAt: string | null;
  applicationCount: number | null;
  postedDate: string | null;
  scrapedAt: string | null;
  createdAt: string;
}>;

const newest = (a: Ad, b: Ad) => dateOf(b).localeCompare(dateOf(a));

const orders: Readonly<Record<Sort, (a: Ad, b: Ad) => number>> = {
  newest,
  ending: (a, b) => (a.expiresAt ?? '9').localeCompare(b.expiresAt ?? '9') || newest(a, b),
  applications: (a, b) => (b.applicationCount ?? 0) - (a.applicationCount ?? 0) || newest(a, b),
  title: (a, b) => a.title.localeCompare(b.title, 'en-AU') || newest(a, b),
};

/** The ads whose title or place contains every word and which have the chosen state, sorted as chosen. */
export function listed<Job extends Ad>(jobs: readonly Job[], { words, standing, sort }: ListChoice): readonly Job[] {
  const searchedWords = words.toLowerCase().split(/\s+/).filter(Boolean);
  const has = ({ title, location }: Job) => {
    const text = `${title} ${location ?? ''}`.toLowerCase();
    return searchedWords.every((word) => text.includes(word));
  };
  return jobs.filter((job) => (standing === '' || job.standing === standing) && has(job)).toSorted(orders[sort]);
}

/** The states in which an ad can be renewed, or deactivated: elsewhere nothing would change for students. */
export const bulkStandings = {
  renew: ['live', 'expired', 'in_review', 'waiting_for_email'],
  deactivate: ['live', 'in_review', 'waiting_for_email'],
} as const satisfies Record<string, readonly AdStanding[]>;

/** The ids of the ads that are in one of the states. */
export const idsIn = (ads: readonly Readonly<{ id: number; standing: AdStanding }>[], among: readonly AdStanding[]) =>
  ads.flatMap(({ id, standing }) => (among.includes(standing) ? [id] : []));
