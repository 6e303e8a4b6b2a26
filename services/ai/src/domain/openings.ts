import type { AdReading } from '@waratah/vocabulary/ad-reading';
import type { Localities } from '@waratah/vocabulary/australia/localities';
import { placeOf } from '@waratah/vocabulary/australia/places';
import { isExemptWork } from '@waratah/vocabulary/law/exempt-work';
import { openingsOf, type VisaOpening } from '@waratah/vocabulary/law/openings';
import { regionalityOf } from '@waratah/vocabulary/law/regional-areas';
import { monthsOfTerm } from '@waratah/vocabulary/law/stated-days';
import { termMonthsIn, weekHoursOf } from '@waratah/vocabulary/law/stated-terms';
import { hoursOfAd } from '@waratah/vocabulary/work-hours';

/** For each visa that an ad can name, whether the ad that was read is open to its holders on a day (YYYY-MM-DD). */
export const openingsIn = (ad: AdReading, localities: Localities, day: string): readonly VisaOpening[] => {
  const { title, employmentType, statedType = '', workRights, visaTypes, tenure } = ad;
  const terms = {
    employer: '',
    hours: weekHoursOf(hoursOfAd(ad, ad.hours), employmentType || statedType),
    remote: ad.isRemote,
    regional: regionalIn(ad, localities),
    inMajorCity: ad.inMajorCity,
    termMonths: termMonthsIn(title) ?? (tenure && monthsOfTerm(tenure, day)),
    fixedTerm: tenure !== undefined || employmentType === 'FIXED_TERM',
    exemptWork: isExemptWork(title, ad.occupations),
    offersSponsorship: ad.sponsors,
  };
  return openingsOf({ terms, demand: workRights, visaTypes }, day);
};

/** Undefined if the text may place the work elsewhere than in the regional area that the ad names. */
const regionalIn = (ad: AdReading, localities: Localities) => {
  const isRegional = isRegionalAd(ad, localities);
  return isRegional && ad.inMajorCity ? undefined : isRegional;
};

/** Whether the place that an ad names is in a designated regional area; undefined if that is not known. */
export const isRegionalAd = ({ location, city, state }: AdReading, localities: Localities): boolean | undefined => {
  const place = placeOf({ location, city: city || undefined, state: state || undefined }, localities);
  return regionalityOf({ postcode: place.postcode ?? '', state: place.state ?? '' });
};
