import { dayMs, longestAdDays } from '@waratah/vocabulary/limits';
import { wordsOf } from '../../lib/format/rich-text.ts';
import { isAmount, problemsOfAmounts, toAmount } from './amounts.ts';
import { problemsOfHours } from './hours-form.ts';
import { messages } from './messages.ts';
import { visaStep } from './wizard-fields.ts';
import type { WizardValues } from './wizard-form.ts';

/** Messages by field. */
export type Problems = Partial<Record<keyof WizardValues, string>>;

const violated = (rules: readonly (readonly [keyof WizardValues, boolean, string])[]): Problems =>
  Object.fromEntries(rules.flatMap(([field, holds, message]) => (holds ? [] : [[field, message]])));

const basics = (values: WizardValues): Problems => {
  const { remoteOption: remote } = values;
  const placed = values.location.trim() !== '';
  return {
    ...problemsOfHours(values),
    ...violated([
      ['title', values.title.trim().length >= 5, messages.titleRule],
      ['roleCategory', values.roleCategory !== '', messages.categoryRule],
      ['employmentType', values.employmentType !== '', messages.basisRule],
      ['experienceLevel', values.experienceLevel !== '', messages.experienceRule],
      ['location', remote || placed, messages.locationRule],
      ['city', remote || !placed || values.city.trim() !== '', messages.cityRule],
    ]),
  };
};

const requirements = ({ description }: WizardValues): Problems =>
  violated([['description', wordsOf(description).length >= 20, messages.descriptionRule]]);

const compensation = ({ salaryMin, salaryMax }: WizardValues): Problems => {
  const [min, max] = [toAmount(salaryMin), toAmount(salaryMax)];
  const inOrder = min === null || max === null || !(min > max);
  return violated([
    ['salaryMin', isAmount(min) && inOrder, isAmount(min) ? messages.payOrderRule : messages.payRule],
    ['salaryMax', isAmount(max), messages.payRule],
  ]);
};

const visas = ({ visaTypes }: WizardValues): Problems =>
  violated([['visaTypes', visaTypes.length > 0, messages.visaRule]]);

const review = ({ expiresOn }: WizardValues, now: Date): Problems => {
  const end = new Date(`${expiresOn}T23:59:59`).getTime();
  return violated([
    [
      'expiresOn',
      expiresOn === '' || (end > now.getTime() && end < now.getTime() + longestAdDays * dayMs),
      messages.expiryRule,
    ],
  ]);
};

const rules = [basics, requirements, compensation, visas, review] as const;

/** Problems that prevent leaving a step (spec section 5). */
export const problemsOfStep = (step: number, values: WizardValues, now = new Date()): Problems =>
  rules[step]?.(values, now) ?? {};

/**
 * Problems that prevent publishing from a step: those of spec section 5, and pay and hours that are no numbers and
 * cannot be sent. The server validates everything else.
 */
export const problemsToPublish = (step: number, values: WizardValues): Problems => ({
  ...violated([
    ['title', values.title.trim().length >= 5, messages.titleRule],
    ['roleCategory', values.roleCategory !== '', messages.categoryRule],
    ['employmentType', values.employmentType !== '', messages.basisToPublish],
  ]),
  ...problemsOfAmounts(values),
  ...requirements(values),
  ...(step >= visaStep ? visas(values) : {}),
});

/** Problems that prevent saving a draft on a step. */
export const problemsOfDraft = (step: number, values: WizardValues): Problems => ({
  ...violated([
    ['title', values.title.trim().length >= 3, messages.draftTitleRule],
    ['employmentType', values.employmentType !== '', messages.basisRule],
  ]),
  ...problemsOfAmounts(values),
  ...(step >= visaStep ? visas(values) : {}),
});
