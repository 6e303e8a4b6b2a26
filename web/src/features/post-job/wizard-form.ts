import * as z from 'zod/mini';
import { recordOf } from '@waratah/vocabulary/record-of';
import { employmentTypeCodes } from '@waratah/vocabulary/employment-types';
import { roleCategoryCodes } from '@waratah/vocabulary/role-categories';
import { emptyHours, keptHoursShape } from './hours-form.ts';
import { employmentTypeOptions } from '../../lib/vocabulary/job-options.ts';
import { flags, lists, texts } from './wizard-fields.ts';

const text = z.string();
const orEmpty = <const Values extends readonly string[]>(values: Values) => z.enum(['', ...values]);

/** The form's fields as on the screen; wizard-input.ts converts them to the request. */
export const WizardValues = z.object({
  title: text,
  roleCategory: orEmpty(roleCategoryCodes),
  employmentType: orEmpty(employmentTypeCodes),
  ...keptHoursShape,
  ...recordOf(texts, () => text),
  ...recordOf(lists, () => z.array(text)),
  ...recordOf(flags, () => z.boolean()),
  state: text,
  /** True while the state is the preselected one; it is then not sent (design section 12). */
  stateIsGuess: z.boolean(),
  /** HTML. */
  description: text,
  salaryMin: text,
  salaryMax: text,
  salaryPeriod: orEmpty(['hour', 'day', 'week', 'year']),
  /** A day, YYYY-MM-DD. */
  expiresOn: text,
});
export type WizardValues = z.infer<typeof WizardValues>;

/** Preselected if the state of a city is unknown (spec section 9). */
export const defaultState = 'NSW';

export const emptyWizard: WizardValues = {
  title: '',
  roleCategory: '',
  employmentType: '',
  ...emptyHours,
  ...recordOf(texts, () => ''),
  ...recordOf(lists, () => []),
  ...recordOf(flags, () => false),
  state: defaultState,
  stateIsGuess: true,
  description: '',
  salaryMin: '',
  salaryMax: '',
  salaryPeriod: 'hour',
  expiresOn: '',
};

/** Returns the employment type, or an empty one if the role category no longer allows the internship. */
export const allowedBasis = ({ roleCategory, employmentType }: WizardValues): WizardValues['employmentType'] =>
  employmentTypeOptions(roleCategory).some(({ value }) => value === employmentType) ? employmentType : '';
