import { fullTimeHours } from '../employment-types.ts';

/** A range of hours a week; `inferred` if concluded from a roster, days or "full time". */
export type WeekHours = Readonly<{ min: number; max: number; inferred?: boolean | undefined }>;

/** Hours a week of an ad: the stated ones, else those of a full-time job if it is one; undefined otherwise. */
export const weekHoursOf = (stated: WeekHours | undefined, employmentType: string): WeekHours | undefined =>
  stated ?? (employmentType === 'FULL_TIME' ? { min: fullTimeHours, max: fullTimeHours } : undefined);

const monthsInTitle = /(?<!\.)\b0?([1-9]\d?)(?:\.0)?[\s-]*(?:months?|mths?)\b(?!\W+experience)/i;

const endIn =
  /(?<!\.)\b0?([1-9]\d?)(?:\.0)?[\s-]*(?:months?|mths?)[\s-]+(?:fixed[\s-]+term|contract|term|placement|assignment)\b/i;
const goesOn =
  /\b(?:exten|perm|ongoing|view|temp to|trial|then|plus|renew|option|possib|potential|convert|longer|min)|\+/i;

/** Months after which a job ends according to its title; undefined if it names no such term, or says that more may follow. */
export const endsAfterMonths = (title: string): number | undefined => {
  const months = goesOn.test(title) ? undefined : endIn.exec(title)?.[1];
  return months === undefined ? undefined : Number(months);
};

/** Months that a job lasts according to its title ("12 month contract"); undefined if it does not say. */
export const termMonthsIn = (title: string): number | undefined => {
  const months = monthsInTitle.exec(title)?.[1];
  return months === undefined ? undefined : Number(months);
};
