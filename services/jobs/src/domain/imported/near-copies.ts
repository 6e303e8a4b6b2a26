import { likeness } from '../fingerprint.ts';
import type { Place } from '@waratah/vocabulary/australia/places';
import type { Job } from '../job.ts';

/** Ads that say the same in this share of their word runs are the same job. */
const nearCopy = 0.85;

type Compared = Pick<Job, '_id' | 'title' | 'fingerprint' | 'place'>;

/** What an ad is compared with. */
export type Original = Compared & Pick<Job, 'shown'>;

/**
 * The ad of which this one is a near-copy: nearly the same words under nearly the same title for a job at the same
 * place. An ad that is not shown hides no other that could be.
 */
export const originalOf = (ad: Compared, canBeShown: boolean, others: readonly Original[]): number | undefined => {
  const bands = new Set(ad.fingerprint.bands);
  const [best] = others
    .filter(({ fingerprint }) => fingerprint.bands.some((band) => bands.has(band)))
    .filter((other) => other._id !== ad._id && (other.shown || !canBeShown))
    .filter((other) => !isElsewhere(ad.place, other.place) && isSameTitle(ad.title, other.title))
    .map((other) => ({ id: other._id, share: likeness(ad.fingerprint, other.fingerprint) }))
    .sort((a, b) => b.share - a.share || a.id - b.id);
  return best && best.share >= nearCopy ? best.id : undefined;
};

const farKm = 20;

/** Two known points far from each other, or two names where a point is missing. */
const isElsewhere = (a: Place, b: Place) => {
  const km = distanceKm(a, b);
  return km === undefined ? differ(a.state, b.state) || differ(a.city, b.city) : km > farKm;
};

const differ = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && a.toLowerCase() !== b.toLowerCase();

/** On the level, which is near enough within a city. */
const distanceKm = (a: Place, b: Place) => {
  if (a.latitude === undefined || a.longitude === undefined) return undefined;
  if (b.latitude === undefined || b.longitude === undefined) return undefined;
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * 111;
};

const levels =
  /^(?:senior|sr|junior|jr|graduate|grad|intern|internship|trainee|apprentice|cadet|entry|mid|lead|head|principal|chief|assistant|deputy|director|manager)$/;

/** Words and short numbers; a long number is a reference and says nothing. */
const titleWords = (title: string) =>
  new Set(
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}+|(?<!\d)\d{1,3}(?!\d)/gu) ?? [],
  );

/** One title says what the other says, perhaps with more words, for the same level; or all but a word in ten agree. */
const isSameTitle = (a: string, b: string) => {
  const [one, other] = [titleWords(a), titleWords(b)];
  const apart = [...one.symmetricDifference(other)];
  if (apart.some((word) => levels.test(word))) return false;
  const common = one.intersection(other).size;
  return common === Math.min(one.size, other.size) || common / (common + apart.length) >= 0.8;
};
