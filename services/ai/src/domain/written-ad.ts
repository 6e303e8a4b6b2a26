import type { Localities } from '@waratah/vocabulary/australia/localities';
import type { AdReading } from '@waratah/vocabulary/ad-reading';
import type { VisaOpening } from '@waratah/vocabulary/law/openings';
import { levelNamed } from '@waratah/vocabulary/occupations/levels';
import { type AdFacts, readAd } from './ad.ts';
import { contradictionsIn } from './contradictions.ts';
import { openingsIn } from './openings.ts';
import { readingOfFacts } from './reading-of-facts.ts';
import type { WrittenAd } from './written-ad-fields.ts';

/** An ad that is being written: its fields and the facts of its text, the visas it is open to, and what contradicts the form. */
export type ReadAd = Readonly<{
  reading: AdReading;
  openings: readonly VisaOpening[];
  contradictions: readonly string[];
}>;

/** For an ad without words, nothing is said about visas. */
export const readWrittenAd = (ad: WrittenAd, localities: Localities, day: string): ReadAd => {
  const facts = readAd({
    title: ad.title,
    descriptionHtml: ad.description,
    skills: [],
    education: ad.educationRequirements,
  });
  const reading = readingOf(ad, facts);
  const hasWords = ad.title !== '' || ad.description !== '';
  return {
    reading,
    openings: hasWords ? openingsIn(reading, localities, day) : [],
    contradictions: contradictionsIn(ad, facts),
  };
};

/** Leaves out the words of the text, which stay in this service. */
const readingOf = (
  { description: _text, educationRequirements: _asked, experienceLevel, ...form }: WrittenAd,
  facts: AdFacts,
): AdReading => ({
  ...form,
  ...readingOfFacts(facts),
  isRemote: form.remoteOption || facts.workplace?.kind === 'remote',
  level: levelNamed(experienceLevel) ?? facts.seniority?.kind,
});
