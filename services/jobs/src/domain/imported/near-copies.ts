import { likeness } from '../fingerprint.ts';
import type { Job } from '../job.ts';

/** Ads that say the same in this share of their word runs are the same job. */
const nearCopy = 0.85;

/** What an ad is compared with. */
export type Original = Pick<Job, '_id' | 'fingerprint' | 'place' | 'shown'>;

/**
 * The ad of which this one is a near-copy: nearly the same words for a job at the same place. An ad that is not shown
 * hides no other that could be.
 */
export const originalOf = (
  ad: Pick<Job, '_id' | 'fingerprint' | 'place'>,
  canBeShown: boolean,
  others: readonly Original[],
): number | undefined => {
  const bands = new Set(ad.fingerprint.bands);
  const [best] = others
    .filter(({ fingerprint }) => fingerprint.bands.some((band) => bands.has(band)))
    .filter((other) => other._id !== ad._id && (other.shown || !canBeShown) && !isElsewhere(ad.place, other.place))
    .map((other) => ({ id: other._id, share: likeness(ad.fingerprint, other.fingerprint) }))
    .sort((a, b) => b.share - a.share || a.id - b.id);
  return best && best.share >= nearCopy ? best.id : undefined;
};

const differ = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && a.toLowerCase() !== b.toLowerCase();

const isElsewhere = (a: Job['place'], b: Job['place']) => differ(a.state, b.state) || differ(a.city, b.city);
