import { type AdReading, mostAmount } from '@waratah/vocabulary/ad-reading';
import { ReadDemand } from '@waratah/vocabulary/law/read-demand';
import { payTermKinds } from '@waratah/vocabulary/pay-terms';
import { salaryPeriods } from '@waratah/vocabulary/posting-fields';
import { weekdays } from '@waratah/vocabulary/work-hours';
import { z } from 'zod';

const Said = z.object({ quote: z.string() });
const amount = z.number().min(0).max(mostAmount);
const number = amount.nullish();
/** A line of words, without characters that cannot be seen or turn it round. */
const line = z.string().transform((words) => words.replaceAll(/\p{C}/gu, '').trim());

const Reading = z.object({
  title: line,
  companyName: line.optional(),
  employmentType: z.string(),
  location: line,
  city: z.string(),
  state: z.string(),
  visaTypes: z.array(z.string()),
  salaryMin: number,
  salaryMax: number,
  salaryPeriod: z.enum(salaryPeriods).nullish(),
  hoursMin: number,
  hoursMax: number,
  workDays: z.array(z.enum(weekdays)).nullish(),
  shiftStart: z.string().nullish(),
  shiftEnd: z.string().nullish(),
  statedType: z.string().optional(),
  offersPartTime: z.boolean().optional(),
  abroad: z.string().optional(),
  inMajorCity: z.boolean().optional(),
  isRemote: z.boolean(),
  workRights: ReadDemand,
  sponsors: z.boolean(),
  hours: z.object({ min: amount, max: amount, inferred: z.boolean().optional(), days: amount.optional() }).optional(),
  level: z.string().optional(),
  yearsAsked: amount.optional(),
  unpaid: z.string().optional(),
  payTerms: z.array(Said.extend({ kind: z.enum(payTermKinds) })).optional(),
  juniorPay: z.string().optional(),
  languagesAsked: Said.extend({ anyOf: z.array(z.string()) }).optional(),
  tenure: z.object({ months: amount.optional(), first: z.string().optional(), last: z.string().optional() }).optional(),
  firstDay: z.string().optional(),
  ongoing: z.boolean().optional(),
  occupations: z.array(z.object({ code: z.string(), confidence: z.number() })),
  warnings: z.array(z.object({ meaning: z.string(), quote: z.string() })).optional(),
} satisfies Readonly<Record<keyof AdReading, z.ZodType>>);

/** What ai read in an ad that is not stored, as the gateway passes it on. */
export const readingIn = (reading: unknown): AdReading => Reading.parse(reading);

/** The longest reading that a person may send, as JSON: quotes, title and names are short whatever the ad. */
const longestReading = 10_000;

/** A reading that a person sends back, who may have changed it. */
export const ReadingSentBack = z.unknown().transform((given, issues): AdReading => {
  const { data } = Reading.safeParse(given);
  if (data && JSON.stringify(data).length <= longestReading) return data;
  issues.addIssue('Must be the reading that checkAd answered');
  return z.NEVER;
});
