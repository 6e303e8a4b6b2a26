import { australianDay } from '@waratah/vocabulary/australia/day';
import { type FactTexts, factsIn } from '@waratah/vocabulary/law/facts';
import { needsBreaks, needsHoursWorked } from '@waratah/vocabulary/law/facts-needed';
import { questionsFor } from '@waratah/vocabulary/law/questions';
import { endsOnItsDate } from '@waratah/vocabulary/law/rules';
import { type VisaCode, visaCodeOf } from '@waratah/vocabulary/visa-types';
import * as z from 'zod/mini';
import { factFields, toFactsInput, toFactValues } from '../../forms/fact-values.ts';
import type { ToCheck } from './ask-server.ts';
import { messages } from './messages.ts';

/** By what an ad is answered: a visa that the reader chooses, the visa of a student's profile, or every visa. */
export type AnsweredBy = 'choice' | 'profile' | 'every_visa';

const text = z.string();

const fields = z.object({
  text: text.check(z.refine((words) => words.trim() !== '', messages.textMissing)),
  /** What was typed before the words of a file came into the box; empty if no file did. */
  ownWords: text,
  company: text,
  location: text,
  /** Whether the reader hires, and is told about every visa. */
  hiring: z.boolean(),
  visa: text,
  ...factFields,
});
export type CheckValues = z.infer<typeof fields>;

/** How the form is answered, if the reader is one who is asked. */
export const answeredBy = (reader: AnsweredBy, { hiring }: Pick<CheckValues, 'hiring'>): AnsweredBy =>
  reader === 'choice' && hiring ? 'every_visa' : reader;

/** What the rules of a visa ask its holder on a day (YYYY-MM-DD). */
export const askedBy = (visa: VisaCode, values: FactTexts, day: string) => {
  const facts = factsIn(values);
  return {
    questions: questionsFor(visa, facts, day),
    hours: needsHoursWorked(visa, facts, day),
    expiry: endsOnItsDate(visa),
    breaks: needsBreaks(visa, facts, day),
  };
};

/** Leaves out what another visa asked: fields that nobody sees can neither be wrong nor change the answer. */
const shownOnly =
  (reader: AnsweredBy) =>
  (values: CheckValues): CheckValues => {
    const visa = answeredBy(reader, values) === 'choice' ? visaCodeOf(values.visa) : undefined;
    const nothing = toFactValues({});
    if (!visa) return { ...values, ...nothing };
    const asked = askedBy(visa, values, australianDay(new Date()));
    return {
      ...values,
      ...nothing,
      ...Object.fromEntries(asked.questions.map(({ name }) => [name, values[name]])),
      ...(asked.hours && { hoursWorked: values.hoursWorked }),
      ...(asked.expiry && { visaExpiry: values.visaExpiry }),
      ...(asked.breaks && { breaks: values.breaks }),
    };
  };

export const checkForm = (reader: AnsweredBy) =>
  z.pipe(
    z.transform(shownOnly(reader)),
    fields.check(
      z.refine((values) => answeredBy(reader, values) !== 'choice' || values.visa !== '', {
        path: ['visa'],
        error: messages.visaMissing,
      }),
    ),
  );

export const nothingTyped: CheckValues = {
  text: '',
  ownWords: '',
  company: '',
  location: '',
  hiring: false,
  visa: '',
  ...toFactValues({}),
};

export const toCheck = (values: CheckValues, reader: AnsweredBy): ToCheck => {
  const input = { text: values.text, company: values.company, location: values.location };
  const by = answeredBy(reader, values);
  if (by === 'every_visa') return { kind: 'for_every_visa', input };
  const holder = by === 'choice' ? { visa: values.visa, facts: toFactsInput(values) } : {};
  return { kind: 'for_holder', variables: { input, ...holder } };
};
