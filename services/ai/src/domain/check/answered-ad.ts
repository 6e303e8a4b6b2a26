import type { Localities } from '@waratah/vocabulary/australia/localities';
import type { VisaOpening } from '@waratah/vocabulary/law/openings';
import { openingsIn } from '../openings.ts';
import type { AdToCheck } from './ad-to-check.ts';
import { type CheckedAd, checkedAd } from './checked-ad.ts';

/** An ad from anywhere as it was read, and whether holders of each visa may take the job. */
export type AnsweredAd = CheckedAd & Readonly<{ openings: readonly VisaOpening[] }>;

/** See `checkedAd`. */
export const answeredAd = (ad: AdToCheck, localities: Localities, day: string): AnsweredAd => {
  const checked = checkedAd(ad, day);
  return { ...checked, openings: openingsIn(checked.reading, localities, day) };
};
