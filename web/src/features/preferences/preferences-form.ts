import { courseLevels } from '@waratah/vocabulary/law/course-level';
import { earlierRights, grantedWork } from '@waratah/vocabulary/law/facts';
import { australianDay } from '@waratah/vocabulary/australia/day';
import * as z from 'zod/mini';
import type { PreferencesFieldsFragment, PreferencesInput } from '../../gql/graphql.ts';
import { messages } from './messages.ts';

const text = z.string();
const amount = text.check(z.refine((value) => Number.isFinite(Number(value)), messages.number));
/** One of the choices, or empty. */
const oneOf = <Choice extends string>(choices: readonly Choice[]) => z.enum(['', ...choices]);
const day = text.check(z.minLength(1, messages.day));

export const preferencesForm = z.object({
  digest: z.boolean(),
  workTypes: z.array(text),
  states: z.array(text),
  pausedUntil: text,
  hoursWanted: amount,
  daysWanted: z.array(text),
  timesWanted: z.array(text),
  hoursWorked: amount,
  payFloor: amount,
  visaExpiry: text,
  courseLevel: oneOf(courseLevels),
  courseBegins: text,
  degreeBegins: text,
  courseEnds: text,
  earlierRights: oneOf(earlierRights),
  employer: text,
  employerSince: text,
  employmentEnded: text,
  workGranted: oneOf(grantedWork),
  grantConditions: text,
  formerVisa: text,
  formerVisaEnds: text,
  breaks: z.array(z.object({ from: day, to: day })),
});
export type PreferencesValues = z.infer<typeof preferencesForm>;

/** Whether the pause still lasts; a day in the past is not a pause. */
export const isPaused = (until: string | null | undefined): until is string =>
  typeof until === 'string' && until >= australianDay(new Date());

export const toPreferencesValues = (known: PreferencesFieldsFragment): PreferencesValues => ({
  digest: known.digest,
  workTypes: [...known.workTypes],
  states: [...known.states],
  pausedUntil: isPaused(known.pausedUntil) ? known.pausedUntil : '',
  hoursWanted: known.hoursWanted?.toString() ?? '',
  daysWanted: [...known.daysWanted],
  timesWanted: [...known.timesWanted],
  hoursWorked: known.hoursWorked ? known.hoursWorked.toString() : '',
  payFloor: known.payFloor?.toString() ?? '',
  visaExpiry: known.visaExpiry ?? '',
  courseLevel: known.courseLevel ?? '',
  courseBegins: known.courseBegins ?? '',
  degreeBegins: known.degreeBegins ?? '',
  courseEnds: known.courseEnds ?? '',
  earlierRights: known.earlierRights ?? '',
  employer: known.employer ?? '',
  employerSince: known.employerSince ?? '',
  employmentEnded: known.employmentEnded ?? '',
  workGranted: known.workGranted ?? '',
  grantConditions: known.grantConditions ?? '',
  formerVisa: known.formerVisa ?? '',
  formerVisaEnds: known.formerVisaEnds ?? '',
  breaks: known.breaks.map(({ from, to }) => ({ from, to })),
});

const numberOrNull = (value: string) => (value.trim() ? Number(value) : null);

/** A cleared field removes the preference. */
export const toPreferencesInput = (values: PreferencesValues): PreferencesInput => ({
  ...values,
  pausedUntil: values.pausedUntil || null,
  hoursWanted: numberOrNull(values.hoursWanted),
  hoursWorked: numberOrNull(values.hoursWorked) ?? 0,
  payFloor: numberOrNull(values.payFloor),
  visaExpiry: values.visaExpiry || null,
  courseLevel: values.courseLevel || null,
  courseBegins: values.courseBegins || null,
  degreeBegins: values.degreeBegins || null,
  courseEnds: values.courseEnds || null,
  earlierRights: values.earlierRights || null,
  employer: values.employer.trim() || null,
  employerSince: values.employerSince || null,
  employmentEnded: values.employmentEnded || null,
  workGranted: values.workGranted || null,
  grantConditions: values.grantConditions.trim() || null,
  formerVisa: values.formerVisa || null,
  formerVisaEnds: values.formerVisaEnds || null,
});
