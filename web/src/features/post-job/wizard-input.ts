import type { JobInput, WizardDraftFragment, WizardJobFragment } from '../../gql/graphql.ts';
import { toAmount } from './amounts.ts';
import { allowedBasis, defaultState, type WizardValues } from './wizard-form.ts';

/** A day as people pick it, in the browser's own time. */
const dayOf = (instant: string | null): string => {
  const date = new Date(instant ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

const endOfDay = (day: string) => (day === '' ? null : new Date(`${day}T23:59:59`).toISOString());

/** The form's values of a job or draft. */
export const toWizardValues = (source: WizardJobFragment | WizardDraftFragment): WizardValues => ({
  title: source.title,
  roleCategory: source.roleCategory ?? '',
  employmentType: source.employmentType ?? '',
  experienceLevel: source.experienceLevel ?? '',
  remoteOption: source.remoteOption,
  location: source.location ?? '',
  city: source.city ?? '',
  state: source.state ?? defaultState,
  stateIsGuess: source.state === null,
  description: source.description,
  requiredSkills: [...source.requiredSkills],
  preferredSkills: [...source.preferredSkills],
  educationRequirements: source.educationRequirements ?? '',
  salaryMin: source.salaryMin?.toString() ?? '',
  salaryMax: source.salaryMax?.toString() ?? '',
  salaryPeriod: source.salaryPeriod ?? 'hour',
  visaTypes: [...source.visaTypes],
  visaSponsorship: source.visaSponsorship ?? false,
  internationalStudentFriendly: source.internationalStudentFriendly ?? false,
  expiresOn: dayOf(source.expiresAt),
});

const orNull = (text: string) => text.trim() || null;

/** Null means 'not given', and empties a field that had a value. */
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
  experienceLevel: orNull(values.experienceLevel),
  remoteOption: values.remoteOption,
  location: orNull(values.location),
  city: orNull(values.city),
  state: values.stateIsGuess || !orNull(values.location) ? null : orNull(values.state),
  requiredSkills: values.requiredSkills,
  preferredSkills: values.preferredSkills,
  educationRequirements: orNull(values.educationRequirements),
  ...salaryOf(values),
  visaTypes: values.visaTypes,
  visaSponsorship: values.visaSponsorship,
  internationalStudentFriendly: values.internationalStudentFriendly,
  expiresAt: endOfDay(values.expiresOn),
});

const sameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The request for a changed ad: only changed fields, so that fields which the form does not have stay as they are. */
export const toWizardChange = (values: WizardValues, stored: WizardValues): JobInput => {
  const [next, before] = [toWizardInput(values), toWizardInput(stored)];
  const changed = Object.entries(next).filter(([field, value]) => !sameJson(value, Reflect.get(before, field)));
  const pay = changed.some(([field]) => field.startsWith('salary'));
  return { ...Object.fromEntries(changed), ...(pay ? { ...salaryOf(values), salary: null } : {}) };
};
