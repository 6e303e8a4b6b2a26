import * as z from 'zod/mini';
import { employmentTypeCodes } from '@waratah/vocabulary/employment-types';
import { roleCategoryCodes } from '@waratah/vocabulary/role-categories';
import { employmentTypeOptions } from '../../lib/vocabulary/job-options.ts';

export const lastStep = 4;
/** Drafts saved on this step or later need its answer (spec section 5). */
export const visaStep = 3;

const text = z.string();
const texts = z.array(text);
const orEmpty = <const Values extends readonly string[]>(values: Values) => z.enum(['', ...values]);

/** The form mirrors the screen; wizard-input.ts converts it to the request. */
export const WizardValues = z.object({
  title: text,
  roleCategory: orEmpty(roleCategoryCodes),
  employmentType: orEmpty(employmentTypeCodes),
  experienceLevel: text,
  remoteOption: z.boolean(),
  location: text,
  city: text,
  state: text,
  /** The state is the preselected one and was not chosen, so it is not sent (design section 12). */
  stateIsGuess: z.boolean(),
  /** HTML. */
  description: text,
  requiredSkills: texts,
  preferredSkills: texts,
  educationRequirements: text,
  salaryMin: text,
  salaryMax: text,
  salaryPeriod: orEmpty(['hour', 'week', 'year']),
  visaTypes: texts,
  visaSponsorship: z.boolean(),
  internationalStudentFriendly: z.boolean(),
  /** A day, YYYY-MM-DD. */
  expiresOn: text,
});
export type WizardValues = z.infer<typeof WizardValues>;

/** Preselected for a city of an unknown state (spec section 9). */
export const defaultState = 'NSW';

export const emptyWizard: WizardValues = {
  title: '',
  roleCategory: '',
  employmentType: '',
  experienceLevel: '',
  remoteOption: false,
  location: '',
  city: '',
  state: defaultState,
  stateIsGuess: true,
  description: '',
  requiredSkills: [],
  preferredSkills: [],
  educationRequirements: '',
  salaryMin: '',
  salaryMax: '',
  salaryPeriod: 'hour',
  visaTypes: [],
  visaSponsorship: false,
  internationalStudentFriendly: false,
  expiresOn: '',
};

/** Clears an internship when the role category no longer allows it. */
export const allowedBasis = ({ roleCategory, employmentType }: WizardValues): WizardValues['employmentType'] =>
  employmentTypeOptions(roleCategory).some(({ value }) => value === employmentType) ? employmentType : '';
