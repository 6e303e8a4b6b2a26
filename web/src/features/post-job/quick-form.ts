import * as z from 'zod/mini';
import type { JobInput } from '../../gql/graphql.ts';
import { textToHtml } from '../../lib/format/rich-text.ts';
import { employmentTypeCodes } from '@waratah/vocabulary/employment-types';
import { roleCategoryCodes } from '@waratah/vocabulary/role-categories';
import { employmentTypeOptions } from '../../lib/vocabulary/job-options.ts';
import { isAmount, toAmount } from './amounts.ts';
import { messages } from './messages.ts';

const categories = ['', ...roleCategoryCodes] as const;
const text = z.string();

const shape = z.object({
  title: text,
  description: text,
  roleCategory: z.enum(categories),
  employmentType: z.enum(employmentTypeCodes),
  city: text,
  state: text,
  remoteOption: z.boolean(),
  salaryMin: text,
  salaryMax: text,
  visaTypes: z.array(text),
  visaSponsorship: z.boolean(),
});

export type QuickValues = z.infer<typeof shape>;

export const emptyQuickForm: QuickValues = {
  title: '',
  description: '',
  roleCategory: '',
  employmentType: 'CASUAL',
  city: '',
  state: '',
  remoteOption: false,
  salaryMin: '',
  salaryMax: '',
  visaTypes: [],
  visaSponsorship: false,
};

/** The rules of spec section 5; the first three together make the quick form's one sentence. */
export function problemsOf(values: QuickValues): Partial<Record<keyof QuickValues, string>> {
  const problems: Partial<Record<keyof QuickValues, string>> = {};
  if (values.title.trim().length < 5) problems.title = messages.titleRule;
  if (values.description.trim().length < 20) problems.description = messages.descriptionRule;
  if (values.roleCategory === '') problems.roleCategory = messages.categoryRule;
  const [min, max] = [toAmount(values.salaryMin), toAmount(values.salaryMax)];
  if (!isAmount(min)) problems.salaryMin = messages.payRule;
  if (!isAmount(max)) problems.salaryMax = messages.payRule;
  if (isAmount(min) && isAmount(max) && min !== null && max !== null && min > max)
    problems.salaryMin = messages.payOrderRule;
  return problems;
}

export const quickForm = shape.check(({ value, issues }) => {
  for (const [name, message] of Object.entries(problemsOf(value))) {
    issues.push({ code: 'custom', input: value, path: [name], message });
  }
});

/** Clears an internship when the role category no longer allows it. */
export const allowedEmployment = ({
  roleCategory,
  employmentType,
}: Pick<QuickValues, 'roleCategory' | 'employmentType'>) =>
  employmentTypeOptions(roleCategory).some(({ value }) => value === employmentType) ? employmentType : 'CASUAL';

/** Null means 'not given', and empties a field that had a value. */
export function toJobInput(values: QuickValues): JobInput {
  const place = [values.city.trim(), values.state].filter(Boolean).join(' ');
  const [salaryMin, salaryMax] = [toAmount(values.salaryMin), toAmount(values.salaryMax)];
  return {
    title: values.title.trim(),
    description: textToHtml(values.description),
    roleCategory: values.roleCategory || null,
    employmentType: allowedEmployment(values),
    experienceLevel: 'entry',
    location: place || null,
    city: values.city.trim() || null,
    state: values.state || null,
    remoteOption: values.remoteOption,
    salaryMin,
    salaryMax,
    salaryPeriod: salaryMin === null && salaryMax === null ? null : 'hour',
    visaTypes: values.visaTypes,
    visaSponsorship: values.visaSponsorship || null,
  };
}
