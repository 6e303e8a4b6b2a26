import { type Facts, stateNamed } from './entry.ts';
import { squaredKm, type Where } from './where.ts';

/**
 * The filters of a search, apart from its words; unused filters are absent. An ad passes a bit set if it has one of the
 * bits.
 */
export type Filters = Readonly<{
  where?: Where | undefined;
  /** Offers sponsorship. */
  sponsorship?: boolean;
  /** Does not offer sponsorship. */
  unsponsored?: boolean;
  /** Fits subclass 500. */
  studentFriendly?: boolean;
  /** Accepts any visa or offers sponsorship. */
  visaFriendly?: boolean;
  remote?: boolean;
  visas?: number;
  employment?: number;
  category?: number;
  industry?: number;
  /** Dollars a year. An ad passes if its range overlaps; an ad without pay never does. */
  salaryMin?: number | undefined;
  salaryMax?: number | undefined;
  /** The largest number of minutes since the ad was posted. */
  youngerThan?: number | undefined;
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
        : squaredKm(facts.latitude, facts.longitude, where) <= where.reachKm * where.reachKm;
  }
};

const stateIs = (state: string, facts: Facts) => stateNamed(facts.state) === state;

/** Whether an ad passes the filters at a time, in minutes since 1970. */
export const fits = (filters: Filters, looked: Looked, now: number): boolean => {
  const { facts } = looked;
  if (facts.expires <= now) return false;
  if (filters.youngerThan !== undefined && facts.posted < now - filters.youngerThan) return false;
  if (filters.sponsorship && !facts.sponsors) return false;
  if (filters.unsponsored && facts.sponsors) return false;
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

/** The bonus for new ads falls to zero over this many minutes; at first it equals about one common word. */
const fadesAfter = 60 * 24 * 60;
const freshest = 1_500_000;

/** An ad's score apart from its words: newer ads get more. Without words, only the age counts. */
export const bonusOf = (posted: number, now: number, withWords: boolean): number => {
  if (!withWords) return posted;
  const age = Math.min(Math.max(now - posted, 0), fadesAfter);
  return Math.round(freshest * (1 - age / fadesAfter));
};
