import type { AdReading } from '@waratah/vocabulary/ad-reading';
import type { Localities } from '@waratah/vocabulary/australia/localities';
import { placeOf } from '@waratah/vocabulary/australia/places';
import { regionalityOf, regionalSince } from '@waratah/vocabulary/law/regional-areas';
import { studentFortnightHours } from '@waratah/vocabulary/limits';
import { minimumWageAt } from '@waratah/vocabulary/minimum-wage';
import { embeddingOf } from './embedding.ts';
import { type Assessment, hourlyPay, type JobAd, type JobPlace, weeklyHours } from './job.ts';
import { readAdOf } from './read-ad.ts';

/** Converts an ad that is not stored to the form that the gates judge. */
export const adOfReading = (reading: AdReading, localities: Localities, now: Date): JobAd => {
  const { title, companyName = '', employmentType, visaTypes } = reading;
  const fields = {
    title,
    companyName,
    place: placeOfReading(reading, localities),
    employmentType,
    visaTypes,
    pay: payOf(reading),
    workHours: reading,
    postedAt: now,
    expiresAt: undefined,
    sourceUrl: '',
    skills: [],
  };
  return { id: 0, ...readAdOf(fields, foundIn(reading), localities) };
};

const placeOfReading = ({ location, city, state, isRemote }: AdReading, localities: Localities): JobPlace => {
  const place = placeOf({ location, city: city || undefined, state: state || undefined }, localities);
  const { latitude, longitude } = place;
  return {
    text: location,
    city: place.city ?? city,
    state: place.state ?? '',
    remote: isRemote,
    regional: regionalityOf({ postcode: place.postcode ?? '', state: place.state ?? '' }),
    regionalSince: regionalSince(place.postcode ?? ''),
    coordinates: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
  };
};

const foundIn = (reading: AdReading): Assessment => ({
  embedding: nothingMeant,
  sponsorship: reading.sponsors ? { kind: 'offers', quote: '' } : { kind: 'unstated' },
  workRights: reading.workRights,
  hours: reading.hours && { ...reading.hours, quote: '' },
  employmentType: reading.statedType,
  offersPartTime: reading.offersPartTime,
  abroad: reading.abroad,
  inMajorCity: reading.inMajorCity,
  seniority: reading.level === undefined ? undefined : { kind: reading.level, quote: '' },
  yearsAsked: reading.yearsAsked,
  tenure: reading.tenure,
  firstDay: reading.firstDay,
  ongoing: reading.ongoing,
  unpaid: reading.unpaid === undefined ? undefined : { kind: 'unpaid', quote: reading.unpaid },
  payTerms: reading.payTerms,
  juniorPay: reading.juniorPay,
  languagesAsked: reading.languagesAsked,
  occupations: reading.occupations,
});

/** The gates do not use the embedding. */
const nothingMeant = embeddingOf(new Float32Array([1])) ?? new Int16Array(1);

const payOf = ({ salaryMin, salaryMax, salaryPeriod }: AdReading): JobAd['pay'] =>
  salaryPeriod && (salaryMin ?? salaryMax)
    ? { min: salaryMin ?? undefined, max: salaryMax ?? undefined, currency: 'AUD', period: salaryPeriod }
    : undefined;

/** A change to an ad, in words for its employer, that would exclude some students or admit more. */
export type Variant = Readonly<{ kind: 'closing' | 'opening'; change: string; ad: JobAd }>;

const studentWeek = studentFortnightHours / 2;
const studentVisas = ['500', '485'];

const residentsOnly = {
  kind: 'residents_only',
  quote: 'Citizens or permanent residents only',
  rights: 'residents',
} as const;

/**
 * Changes worth telling the employer about. They follow from the ad alone, not from how many students each concerns, so
 * that naming a change reveals nothing about small numbers.
 */
export const variantsOf = (ad: JobAd): readonly Variant[] => [...closing(ad), ...opening(ad)];

const demanding = (ad: JobAd, workRights: Assessment['workRights']): JobAd => ({
  ...ad,
  assessment: ad.assessment && { ...ad.assessment, workRights },
});

const closing = (ad: JobAd): readonly Variant[] => {
  const few = (weeklyHours(ad)?.min ?? 0) <= studentWeek;
  const long: Variant = {
    kind: 'closing',
    change: `More than ${studentWeek} hours a week: no student visa (500) in semester`,
    ad: { ...ad, workHours: { hoursMin: studentWeek + 1 } },
  };
  const residents: Variant = {
    kind: 'closing',
    change: `“${residentsOnly.quote}”`,
    ad: demanding(ad, residentsOnly),
  };
  return [...(few ? [long] : []), ...(ad.assessment?.workRights.kind === 'residents_only' ? [] : [residents])];
};

const opening = (ad: JobAd): readonly Variant[] => {
  const hours = weeklyHours(ad);
  const demand = ad.assessment?.workRights;
  const missing = studentVisas.filter((visa) => !ad.visaTypes.includes(visa));
  const pay = ad.pay && hourlyPay({ ...ad.pay, min: ad.pay.max ?? ad.pay.min });
  const wage = minimumWageAt(ad.postedAt);
  const told = ad.employmentType === 'CASUAL' ? wage.casualHourly : wage.hourly;
  const change = (change: string, changed: Partial<JobAd>): Variant => ({
    kind: 'opening',
    change,
    ad: { ...ad, ...changed },
  });
  return [
    ...(hours && hours.max > studentWeek
      ? [
          change(`At most ${studentWeek} hours a week`, {
            workHours: { hoursMin: Math.min(hours.min, studentWeek), hoursMax: studentWeek },
          }),
        ]
      : []),
    ...(demand?.kind === 'residents_only' || demand?.kind === 'full_rights'
      ? [change(`Without “${demand.quote}”`, demanding(ad, { kind: 'unstated' }))]
      : []),
    ...(ad.visaTypes.length > 0 && missing.length > 0
      ? [change(`Subclass ${missing.join(' and ')} accepted too`, { visaTypes: [...ad.visaTypes, ...missing] })]
      : []),
    ...(pay !== undefined && pay < wage.hourly
      ? [change(`Pay of at least $${told.toFixed(2)} an hour`, { pay: undefined })]
      : []),
  ];
};
