import { mostAmount } from '@waratah/vocabulary/ad-reading';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import { salaryPeriods } from '@waratah/vocabulary/posting-fields';
import { weekdays, weekHoursMax } from '@waratah/vocabulary/work-hours';
import { z } from 'zod';

const text = (max: number) =>
  z
    .string()
    .nullish()
    .transform((value) => (value ?? '').slice(0, max).trim());

/** Input that is not a number yet counts as not stated. */
const hours = z.number().min(1).max(weekHoursMax).nullish().catch(undefined);

const pay = z.number().positive().max(mostAmount).nullish().catch(undefined);

/** An ad as in its form; missing fields are empty. */
export const WrittenAd = z.object({
  title: text(200),
  description: text(50_000),
  educationRequirements: text(5_000),
  employmentType: text(50),
  experienceLevel: text(60),
  location: text(200),
  city: text(100),
  state: text(50),
  hoursMin: hours,
  hoursMax: hours,
  workDays: z
    .array(z.enum(weekdays))
    .nullish()
    .catch([])
    .transform((days) => days ?? []),
  shiftStart: text(5),
  shiftEnd: text(5),
  remoteOption: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  salaryMin: pay,
  salaryMax: pay,
  salaryPeriod: z.enum(salaryPeriods).nullish().catch(undefined),
  visaTypes: z
    .array(z.string())
    .nullish()
    .transform((names) => (names ?? []).flatMap((name) => visaCodeOf(name) ?? [])),
});
export type WrittenAd = z.infer<typeof WrittenAd>;
