import type { Today } from './day.ts';
import { judgeByLaw } from './gate/judge.ts';
import type { JobAd } from './job.ts';
import type { Student } from './student.ts';

/** An ad that a saved search found, with the search as it was then. */
export type FoundAd = Readonly<{ job: number; search: number; name: string; query: string }>;

/** New ads of one saved search, each with the question to ask first, empty where there is none. */
export type FoundBySearch = Readonly<{
  search: number;
  name: string;
  query: string;
  jobs: readonly Readonly<{ job: JobAd; question: string }>[];
}>;

/** An email is no list of results. */
const mostOfSearch = 3;
const mostOfEmail = 6;

type Offer = Readonly<{
  found: readonly FoundAd[];
  ads: ReadonlyMap<number, JobAd>;
  /** Jobs that the email has already, or that were sent, answered or applied for before. */
  without: (job: number) => boolean;
}>;

/**
 * What saved searches found that the law lets the student take and that is new to them, by search, the first found first.
 * Who searches for other work, elsewhere or for less pay than the profile says, means it; the law is the same.
 */
export const newInSearches = (
  student: Student,
  { found, ads, without }: Offer,
  today: Today,
): readonly FoundBySearch[] => {
  let left = mostOfEmail;
  const bySearch = Map.groupBy(found, ({ search }) => search);
  return [...bySearch.values()].flatMap((all) => {
    const lawful = all.flatMap(({ job }) => {
      const ad = without(job) ? undefined : ads.get(job);
      const verdict = ad && judgeByLaw(ad, student, today);
      if (!verdict || verdict.kind === 'not_eligible') return [];
      return [{ job: ad, question: verdict.kind === 'check' ? verdict.question : '' }];
    });
    const jobs = lawful.slice(0, Math.min(mostOfSearch, left));
    left -= jobs.length;
    const [first] = all;
    return first && jobs.length > 0 ? [{ search: first.search, name: first.name, query: first.query, jobs }] : [];
  });
};
