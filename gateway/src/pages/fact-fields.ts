import { australianDay } from '@waratah/vocabulary/australia/day';
import { factsIn as factsOf } from '@waratah/vocabulary/law/facts';
import { needsBreaks } from '@waratah/vocabulary/law/facts-needed';
import { type FactQuestion, questionsFor } from '@waratah/vocabulary/law/questions';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import { z } from 'zod';
import { snakeName } from '../rest/case.ts';
import { textOf } from './ask.ts';
import { html } from './html.ts';

const fact = z.string().nullable();

/** Facts about a student that the law needs, and the visa that decides which ones. */
export const Facts = z.object({
  visaType: fact,
  courseLevel: fact,
  courseBegins: fact,
  degreeBegins: fact,
  courseEnds: fact,
  earlierRights: fact,
  employer: fact,
  employerSince: fact,
  employmentEnded: fact,
  workGranted: fact,
  grantConditions: fact,
  formerVisa: fact,
  formerVisaEnds: fact,
  verifiedConditions: z.array(z.string()),
});
export type Facts = z.infer<typeof Facts>;

/** Their GraphQL selection. */
export const factSelection = Object.keys(Facts.shape).join(' ');

/** The questions for this student, in the words of the profile. */
const questionsTo = (facts: Facts): readonly FactQuestion[] => {
  const visa = visaCodeOf(facts.visaType ?? '');
  return visa ? questionsFor(visa, factsOf(facts), australianDay(new Date())) : [];
};

/** Whether the law asks this student for course breaks, or would if it knew the visa. */
export const asksBreaks = (facts: Facts): boolean => {
  const visa = visaCodeOf(facts.visaType ?? '');
  return visa === undefined || needsBreaks(visa, factsOf(facts), australianDay(new Date()));
};

/** The label of each question, by the name of its field in the form. */
export const factLabels = (facts: Facts): Readonly<Record<string, string>> =>
  Object.fromEntries(questionsTo(facts).map(({ name, label }) => [snakeName(name), label]));

/** The answers in the form; a fact that was not asked for stays unchanged. */
export const factsIn = (form: Readonly<Record<string, unknown>>, facts: Facts): Partial<Facts> =>
  Object.fromEntries(questionsTo(facts).map(({ name }) => [name, textOf(form[snakeName(name)]).trim() || null]));

const option = (value: string, label: string, current: string) =>
  html`<option value="${value}"${value === current ? html` selected` : undefined}>${label}</option>`;

const control = (question: FactQuestion, current: string) => {
  const name = snakeName(question.name);
  switch (question.kind) {
    case 'day':
      return html`<input type="date" name="${name}" value="${current}">`;
    case 'text':
      return html`<input type="text" name="${name}" autocomplete="${question.name === 'employer' ? 'organization' : 'off'}" value="${current}">`;
    case 'choice':
      return html`<select name="${name}">${option('', 'Not given yet', current)}${question.choices.map(({ value, label }) => option(value, label, current))}</select>`;
  }
};

export const factFields = (facts: Facts) =>
  questionsTo(facts).map(
    (question) =>
      html`<label class="field"><span>${question.label}</span>${control(question, facts[question.name] ?? '')}<span class="hint">${question.hint}</span></label>`,
  );
