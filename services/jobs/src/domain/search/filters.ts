import { type Facts, stateNamed } from './entry.ts';
import { reachKm, squaredKm, type Where } from './where.ts';

/** What an ad must be, beside its words; what is not asked for is absent. All bit sets ask for one of their bits. */
export type Filters = Readonly<{
  where?: Where | undefined;
  /** Offers sponsorship. */
  sponsorship?: boolean;
  /** Fits subclass 500. */
  studentFriendly?: boolean;
  /** Accepts some visa, or sponsors one. */
  visaFriendly?: boolean;
  remote?: boolean;
  visas?: number;
  employment?: number;
  category?: number;
  industry?: number;
  /** Dollars a year; an ad fits when its range touches the asked one, and never without pay. */
  salaryMin?: number | undefined;
  salaryMax?: number | undefined;
}>;

type Looked = Readonly<{ facts: Facts; placeText: string }>;

const isThere = (where: Where, { facts, placeText }: Looked): boolean => {
  switch (where.kind) {
    case 'remote':
      return facts.remote;
    case 'words':
      return placeText.includes(where.text);
    case 'state':
      return placeText.length > 0 && stateIs(where.state, facts);
    case 'around':
      return Number.isNaN(facts.latitude)
        ? placeText.includes(where.name) && (!where.state || !facts.state || stateIs(where.state, facts))
        : squaredKm(facts.latitude, facts.longitude, where) <= reachKm * reachKm;
  }
};

const stateIs = (state: string, facts: Facts) => stateNamed(facts.state) === state;

/** Whether an ad is wanted at a minute since 1970. */
export const fits = (filters: Filters, looked: Looked, now: number): boolean => {
  const { facts } = looked;
  if (facts.expires <= now) return false;
  if (filters.sponsorship && !facts.sponsors) return false;
  if (filters.studentFriendly && !facts.studentFriendly) return false;
  if (filters.visaFriendly && !facts.sponsors && facts.visas === 0) return false;
  if (filters.remote && !facts.remote) return false;
  if (filters.visas && (facts.visas & filters.visas) === 0) return false;
  if (filters.employment && (facts.employment & filters.employment) === 0) return false;
  if (filters.category && (facts.functions & filters.category) === 0) return false;
  if (filters.industry && (facts.functions & filters.industry) === 0) return false;
  return fitsPay(filters, facts) && (!filters.where || isThere(filters.where, looked));
};

const fitsPay = ({ salaryMin, salaryMax }: Filters, { salaryLow, salaryHigh }: Facts) => {
  if (salaryMin === undefined && salaryMax === undefined) return true;
  return salaryHigh > 0 && salaryHigh >= (salaryMin ?? 0) && salaryLow <= (salaryMax ?? Number.POSITIVE_INFINITY);
};

/** Freshness fades over so many minutes; at first it is worth about as much as a common word. */
const fadesAfter = 60 * 24 * 60;
const freshest = 1_500_000;

/** What an ad is worth beside its words: the younger, the more; with nothing asked for, its age is all there is. */
export const bonusOf = (posted: number, now: number, withWords: boolean): number => {
  if (!withWords) return posted;
  const age = Math.min(Math.max(now - posted, 0), fadesAfter);
  return Math.round(freshest * (1 - age / fadesAfter));
};
