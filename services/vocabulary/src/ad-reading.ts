import type { LanguagesAsked } from './languages.ts';
import type { Demand } from './law/demand.ts';
import type { StatedTerm } from './law/stated-days.ts';
import type { WeekHours } from './law/stated-terms.ts';
import type { Placement } from './occupations/placement.ts';
import type { PayTerm } from './pay-terms.ts';
import type { SalaryPeriod } from './posting-fields.ts';
import type { WorkHours } from './work-hours.ts';

/** The most of any number in a reading: dollars, hours, years or months. No ad has more. */
export const mostAmount = 10_000_000;

/** A sign of fraud: what it means and what to do about it, and the words of the ad that are the sign. */
export type AdWarning = Readonly<{ meaning: string; quote: string }>;

/**
 * An ad that is not stored, because it is still being written or stands on another website: what its fields say, and
 * what ai read in its text. It passes from ai to matching.
 */
export type AdReading = WorkHours &
  Readonly<{
    title: string;
    /** Whose ad it is; undefined if its reader cannot be this employer's worker already. */
    companyName?: string | undefined;
    /** CASUAL, PART_TIME, ...; empty when not chosen. */
    employmentType: string;
    location: string;
    city: string;
    state: string;
    /** Codes of visa-types.ts. */
    visaTypes: readonly string[];
    /** Pay for one period in Australian dollars. */
    salaryMin?: number | null | undefined;
    salaryMax?: number | null | undefined;
    salaryPeriod?: SalaryPeriod | null | undefined;
    /** CASUAL, PART_TIME or FULL_TIME, if title and text offer only that one. */
    statedType?: string | undefined;
    /** Title or text offer part-time or casual work, possibly beside full-time work. */
    offersPartTime?: boolean | undefined;
    /** The words of title or text that place the work abroad. */
    abroad?: string | undefined;
    /** The text may place the work in Sydney, Melbourne or Brisbane. */
    inMajorCity?: boolean | undefined;
    /** The form or the text says that the work can be done from anywhere. */
    isRemote: boolean;
    workRights: Demand;
    /** The text offers sponsorship. */
    sponsors: boolean;
    /** Hours a week according to the text; `days` is on how many days the fewest are worked, if all are equally long. */
    hours?: (WeekHours & Readonly<{ days?: number | undefined }>) | undefined;
    /** A level like 'graduate'; undefined if neither form nor text names one. */
    level?: string | undefined;
    /** Six months are half a year. */
    yearsAsked?: number | undefined;
    /** The words that say that the work is not paid. */
    unpaid?: string | undefined;
    /** The first of each kind. */
    payTerms?: readonly PayTerm[] | undefined;
    /** The words by which the pay is that of juniors, apprentices or trainees. */
    juniorPay?: string | undefined;
    languagesAsked?: LanguagesAsked | undefined;
    /** The text says that the job ends. */
    tenure?: StatedTerm | undefined;
    /** The day on which the job begins, in the forms of `StatedDays`, if the ad names only one. */
    firstDay?: string | undefined;
    /** The text calls the job permanent, and nothing in it hints at an end. */
    ongoing?: boolean | undefined;
    occupations: readonly Placement[];
    /** For who looks for work; undefined in an ad that its employer is still writing. */
    warnings?: readonly AdWarning[] | undefined;
  }>;
