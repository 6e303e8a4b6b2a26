import type { Localities } from '@waratah/vocabulary/australia/localities';
import { placeOf } from '@waratah/vocabulary/australia/places';
import { openingsOf, type VisaOpening } from '@waratah/vocabulary/law/openings';
import { regionalityOf } from '@waratah/vocabulary/law/regional-areas';
import { termMonthsIn, weekHoursOf } from '@waratah/vocabulary/law/stated-terms';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import { z } from 'zod';
import { readAd } from './ad.ts';

const text = (max: number) =>
  z
    .string()
    .nullish()
    .transform((value) => (value ?? '').slice(0, max).trim());

/** An ad as its form has it; what is missing is empty. */
export const WrittenAd = z.object({
  title: text(200),
  description: text(50_000),
  educationRequirements: text(5_000),
  employmentType: text(50),
  location: text(200),
  city: text(100),
  state: text(50),
  remoteOption: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  visaTypes: z
    .array(z.string())
    .nullish()
    .transform((names) => (names ?? []).flatMap((name) => visaCodeOf(name) ?? [])),
});
export type WrittenAd = z.infer<typeof WrittenAd>;

const regionalIn = ({ location, city, state }: WrittenAd, localities: Localities) => {
  const place = placeOf({ location, city: city || undefined, state: state || undefined }, localities);
  return regionalityOf({ postcode: place.postcode ?? '', state: place.state ?? '' });
};

/** What an ad as written is to each visa; of an ad without words there is nothing to say. */
export const openingsOfAd = (ad: WrittenAd, localities: Localities, day: string): readonly VisaOpening[] => {
  if (!ad.title && !ad.description) return [];
  const facts = readAd({
    title: ad.title,
    descriptionHtml: ad.description,
    skills: [],
    education: ad.educationRequirements,
  });
  const terms = {
    employer: '',
    hours: weekHoursOf(facts.hours, ad.employmentType),
    remote: ad.remoteOption || facts.workplace?.kind === 'remote',
    regional: regionalIn(ad, localities),
    termMonths: termMonthsIn(ad.title),
    offersSponsorship: facts.sponsorship.kind === 'offers',
  };
  return openingsOf({ terms, demand: facts.workRights, visaTypes: ad.visaTypes }, day);
};
