import { fullTimeHours } from '../employment-types.ts';

/** Hours a week, both ends; `inferred` where they follow from a roster, from days or from "full time". */
export type WeekHours = Readonly<{ min: number; max: number; inferred?: boolean | undefined }>;

/** Hours a week that an ad asks for: as its text says, else those of a full-time job; undefined when it does not say. */
export const weekHoursOf = (stated: WeekHours | undefined, employmentType: string): WeekHours | undefined =>
  stated ?? (employmentType === 'FULL_TIME' ? { min: fullTimeHours, max: fullTimeHours } : undefined);

const monthsInTitle = /\b(\d{1,2})[\s-]*(?:months?|mths?)\b(?!\W+experience)/i;

/** Months that a job lasts, as its title says ("12 month contract"); undefined when it does not. */
export const termMonthsIn = (title: string): number | undefined => {
  const months = monthsInTitle.exec(title)?.[1];
  return months === undefined ? undefined : Number(months);
};
