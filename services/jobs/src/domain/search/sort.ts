import type { Facts } from './entry.ts';
import { squaredKm, type Where } from './where.ts';

/** The orders of a list; `best` is by relevance and age. */
export const sorts = ['best', 'newest', 'pay', 'nearest'] as const;
export type Sort = (typeof sorts)[number];

export type Sorted = Pick<Facts, 'posted' | 'salaryLow' | 'latitude' | 'longitude'>;

/** Larger than any distance within Australia. */
const farthestMetres = 10_000_000;

/**
 * The rank of an ad in a sorted list, an integer from 0, highest first: the minute in which it was posted, the lowest
 * pay a year, or a number that falls with the distance. Ads without the value come last. Undefined if the list is
 * sorted by relevance, also for `nearest` without a place.
 */
export const rankBy = (sort: Sort, where: Where | undefined): ((ad: Sorted) => number) | undefined => {
  if (sort === 'newest') return ({ posted }) => posted;
  if (sort === 'pay') return ({ salaryLow }) => salaryLow;
  if (sort !== 'nearest' || where?.kind !== 'around') return undefined;
  return ({ latitude, longitude }) =>
    Number.isNaN(latitude)
      ? 0
      : Math.max(0, farthestMetres - Math.round(Math.sqrt(squaredKm(latitude, longitude, where)) * 1_000));
};
