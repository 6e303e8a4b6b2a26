import { recordOf } from '@waratah/vocabulary/record-of';
import type { JobInput, WizardFragment } from '../../gql/graphql.ts';
import { toAmount } from './amounts.ts';
import { toHoursInput, toHoursValues } from './hours-form.ts';
import { flags, lists, texts } from './wizard-fields.ts';
import { allowedBasis, defaultState, type WizardValues } from './wizard-form.ts';

/** The day of an instant in the browser's time zone, as YYYY-MM-DD; empty for an invalid one. */
const dayOf = (instant: string | null): string => {
  const date = new Date(instant ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

const endOfDay = (day: string) => (day === '' ? null : new Date(`${day}T23:59:59`).toISOString());

/** The form's values for a stored job or draft. */
export const toWizardValues = (source: WizardFragment): WizardValues => ({
  title: source.title,
  roleCategory: source.roleCategory ?? '',
  employmentType: source.employmentType ?? '',
  ...toHoursValues(source),
  ...recordOf(texts, (name) => source[name] ?? ''),
  ...recordOf(lists, (name) => [...source[name]]),
  ...recordOf(flags, (name) => source[name] ?? false),
  state: source.state ?? defaultState,
  stateIsGuess: source.state === null,
  description: source.description,
  salaryMin: source.salaryMin?.toString() ?? '',
  salaryMax: source.salaryMax?.toString() ?? '',
  salaryPeriod: source.salaryPeriod ?? 'hour',
  expiresOn: dayOf(source.expiresAt),
});

const orNull = (text: string) => text.trim() || null;

/** Null means 'not given' and clears the field on the server. */
const salaryOf = ({ salaryMin, salaryMax, salaryPeriod }: WizardValues) => {
  const [min, max] = [toAmount(salaryMin), toAmount(salaryMax)];
  const unpaid = min === null && max === null;
  return { salaryMin: min, salaryMax: max, salaryPeriod: unpaid ? null : salaryPeriod || null };
};

/** The request for a new ad or a draft. */
export const toWizardInput = (values: WizardValues): JobInput => ({
  title: values.title.trim(),
  description: values.description,
  roleCategory: values.roleCategory || null,
  employmentType: allowedBasis(values) || null,
  ...toHoursInput(values),
  ...recordOf(texts, (name) => orNull(values[name])),
  ...recordOf(lists, (name) => values[name]),
  ...recordOf(flags, (name) => values[name]),
  state: values.stateIsGuess ? null : orNull(values.state),
  ...salaryOf(values),
  expiresAt: endOfDay(values.expiresOn),
});

const sameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The request for a changed ad: only the changed fields, so that fields outside the form stay as they are. */
export const toWizardChange = (values: WizardValues, stored: WizardValues): JobInput => {
  const [next, before] = [toWizardInput(values), toWizardInput(stored)];
  const changed = Object.entries(next).filter(([field, value]) => !sameJson(value, Reflect.get(before, field)));
  const pay = changed.some(([field]) => field.startsWith('salary'));
  return { ...Object.fromEntries(changed), ...(pay ? { ...salaryOf(values), salary: null } : {}) };
};
