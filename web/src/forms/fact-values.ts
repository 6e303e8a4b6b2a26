import { courseLevels } from '@waratah/vocabulary/law/course-level';
import { earlierRights, grantedWork } from '@waratah/vocabulary/law/facts';
import * as z from 'zod/mini';
import type { VisaFactsInput } from '../gql/graphql.ts';
import { messages } from './messages.ts';

const text = z.string();
export const amount = text.check(z.refine((value) => Number.isFinite(Number(value)), messages.number));
/** One of the choices, or empty. */
const oneOf = <Choice extends string>(choices: readonly Choice[]) => z.enum(['', ...choices]);
const day = text.check(z.minLength(1, messages.day));

/** What a form knows about the holder of a visa (design section 9); empty where nothing is told. */
export const factFields = {
  hoursWorked: amount,
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
};
const factForm = z.object(factFields);
export type FactValues = z.infer<typeof factForm>;

type Known = Readonly<{ [Name in keyof FactValues]?: VisaFactsInput[Name] }>;

export const toFactValues = (known: Known): FactValues => ({
  hoursWorked: known.hoursWorked ? known.hoursWorked.toString() : '',
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
  breaks: (known.breaks ?? []).map(({ from, to }) => ({ from, to })),
});

export const numberOrNull = (value: string) => (value.trim() ? Number(value) : null);

/** A cleared field is a fact that is not known. */
export const toFactsInput = (values: FactValues) =>
  ({
    hoursWorked: numberOrNull(values.hoursWorked) ?? 0,
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
    breaks: values.breaks,
  }) satisfies VisaFactsInput;
