import type { Localities } from '@waratah/vocabulary/australia/localities';
import type { VisaOpening } from '@waratah/vocabulary/law/openings';
import { isRegionalAd, openingsIn } from '../openings.ts';
import type { AdToCheck } from './ad-to-check.ts';
import { type CheckedAd, checkedAd } from './checked-ad.ts';

/** An ad from anywhere as it was read, and whether holders of each visa may take the job. */
export type AnsweredAd = CheckedAd & Readonly<{ openings: readonly VisaOpening[] }>;

/** See `checkedAd`. */
export const answeredAd = (ad: AdToCheck, localities: Localities, day: string): AnsweredAd => {
  const checked = checkedAd(ad, day);
  const openings = openingsIn(checked.reading, localities, day);
  // A city decides nothing about an ad whose own place is in no regional area.
  const marks = isRegionalAd(checked.reading, localities)
    ? checked.marks
    : checked.marks.filter(({ kind }) => kind !== 'major_city');
  return { ...checked, marks, openings };
};
