import type { AdReading } from '@waratah/vocabulary/ad-reading';
import { demandedRights, soleHolders } from '@waratah/vocabulary/law/demand';
import { payTermKinds } from '@waratah/vocabulary/pay-terms';
import { salaryPeriods } from '@waratah/vocabulary/posting-fields';
import { weekdays } from '@waratah/vocabulary/work-hours';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { adOfReading, toldNumber, variantsOf } from '../domain/written-ad.ts';
import { reachOf } from '../engine/reach.ts';
import { dayFrom } from './run-matching.ts';

const Said = z.object({ quote: z.string() });
const number = z.number().nullish();

const Reading = z.object({
  title: z.string(),
  companyName: z.string().optional(),
  employmentType: z.string(),
  location: z.string(),
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
  isRemote: z.boolean(),
  workRights: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('unstated') }),
    Said.extend({ kind: z.literal('open') }),
    Said.extend({ kind: z.enum(['residents_only', 'full_rights']), rights: z.enum(demandedRights).optional() }),
    Said.extend({ kind: z.literal('unclear'), rights: z.enum([...demandedRights, ...soleHolders]).optional() }),
  ]),
  sponsors: z.boolean(),
  hours: z.object({ min: z.number(), max: z.number(), inferred: z.boolean().optional() }).optional(),
  level: z.string().optional(),
  yearsAsked: z.number().optional(),
  unpaid: z.string().optional(),
  payTerms: z.array(Said.extend({ kind: z.enum(payTermKinds) })).optional(),
  tenure: z.object({ months: z.number().optional() }).optional(),
  occupations: z.array(z.object({ code: z.string(), confidence: z.number() })),
} satisfies Readonly<Record<keyof AdReading, z.ZodType>>);

/** What ai read in an ad that is not stored, as the gateway passes it on. */
export const readingIn = (reading: unknown): AdReading => Reading.parse(reading);

/**
 * About how many students may take the ad as written, and how many after each change that would exclude or admit more.
 */
export const reachOfAd = async (context: Context, reading: unknown) => {
  const now = context.clock();
  const day = dayFrom(context, undefined);
  const said = readingIn(reading);
  const ad = adOfReading(said, context.localities, now);
  const variants = variantsOf(ad);
  const [asWritten = 0, ...changed] = reachOf(
    [ad, ...variants.map((variant) => variant.ad)],
    await context.tallyOf(day, now),
  );
  const changes = variants.map(({ kind, change }, index) => ({
    kind,
    change,
    students: toldNumber(changed[index] ?? 0) ?? null,
  }));
  return {
    students: toldNumber(asWritten) ?? null,
    near: ad.place.remote || !ad.place.coordinates ? null : ad.place.city || null,
    closing: changes.filter(({ kind }) => kind === 'closing'),
    opening: changes.filter(({ kind }) => kind === 'opening'),
  };
};
