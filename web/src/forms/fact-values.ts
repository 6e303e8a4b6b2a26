import { courseLevels } from '@waratah/vocabulary/law/course-level';
import { earlierRights, type FactTexts, factsIn, grantedWork } from '@waratah/vocabulary/law/facts';
import * as z from 'zod/mini';
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

/** Facts as the server tells them; an absent one is not known. */
type Known = FactTexts &
  Readonly<{
    hoursWorked?: number | null;
    visaExpiry?: string | null;
    breaks?: readonly Readonly<{ from: string; to: string }>[] | null;
  }>;

export const toFactValues = (known: Known): FactValues => {
  const facts = factsIn(known);
  return {
    hoursWorked: known.hoursWorked ? known.hoursWorked.toString() : '',
    visaExpiry: known.visaExpiry ?? '',
    courseLevel: facts.courseLevel ?? '',
    courseBegins: facts.courseBegins ?? '',
    degreeBegins: facts.degreeBegins ?? '',
    courseEnds: facts.courseEnds ?? '',
    earlierRights: facts.earlierRights ?? '',
    employer: facts.employer ?? '',
    employerSince: facts.employerSince ?? '',
    employmentEnded: facts.employmentEnded ?? '',
    workGranted: facts.workGranted ?? '',
    grantConditions: facts.grantConditions ?? '',
    formerVisa: facts.formerVisa ?? '',
    formerVisaEnds: facts.formerVisaEnds ?? '',
    breaks: (known.breaks ?? []).map(({ from, to }) => ({ from, to })),
  };
};

export const numberOrNull = (value: string) => (value.trim() ? Number(value) : null);

/** A cleared field is a fact that is not known. */
export const toFactsInput = (values: FactValues) => ({
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
});
