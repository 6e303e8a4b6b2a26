import * as z from 'zod/mini';
import type { AdStanding, JobInput } from '../../gql/graphql.ts';
import { wordsOf } from '../../lib/format/rich-text.ts';
import { employmentTypeCodes } from '@waratah/vocabulary/employment-types';
import { roleCategoryCodes } from '@waratah/vocabulary/role-categories';
import { employmentTypeOptions } from '../../lib/vocabulary/job-options.ts';
import { isAmount, problemsOfAmounts, toAmount } from './amounts.ts';
import { emptyHours, hoursShape, problemsOfHours, toHoursInput } from './hours-form.ts';
import { messages } from './messages.ts';

const categories = ['', ...roleCategoryCodes] as const;
const text = z.string();

export const QuickValues = z.object({
  title: text,
  /** HTML. */
  description: text,
  roleCategory: z.enum(categories),
  employmentType: z.enum(employmentTypeCodes),
  city: text,
  state: text,
  remoteOption: z.boolean(),
  salaryMin: text,
  salaryMax: text,
  ...hoursShape,
  visaTypes: z.array(text),
  visaSponsorship: z.boolean(),
});

export type QuickValues = z.infer<typeof QuickValues>;

/** Messages by field. */
type Problems = Partial<Record<keyof QuickValues, string>>;

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
  ...emptyHours,
  visaTypes: [],
  visaSponsorship: false,
};

/** The rules of spec section 5; a violation of any of the first three shows the same sentence. */
export function problemsOf(values: QuickValues): Problems {
  const problems: Problems = problemsOfHours(values);
  if (values.title.trim().length < 5) problems.title = messages.titleRule;
  if (wordsOf(values.description).length < 20) problems.description = messages.descriptionRule;
  if (values.roleCategory === '') problems.roleCategory = messages.categoryRule;
  const [min, max] = [toAmount(values.salaryMin), toAmount(values.salaryMax)];
  if (!isAmount(min)) problems.salaryMin = messages.payRule;
  if (!isAmount(max)) problems.salaryMax = messages.payRule;
  if (isAmount(min) && isAmount(max) && min !== null && max !== null && min > max)
    problems.salaryMin = messages.payOrderRule;
  return problems;
}

/** Problems that prevent keeping the form as a draft: the wizard's rule, whose other required field has a value here. */
export const problemsOfDraft = (values: QuickValues): Problems => ({
  ...(values.title.trim().length < 3 && { title: messages.draftTitleRule }),
  ...problemsOfAmounts(values),
});

/** Returns the employment type, or casual if the role category no longer allows the internship. */
export const allowedEmployment = ({
  roleCategory,
  employmentType,
}: Pick<QuickValues, 'roleCategory' | 'employmentType'>) =>
  employmentTypeOptions(roleCategory).some(({ value }) => value === employmentType) ? employmentType : 'CASUAL';

/** Null means 'not given' and clears the field on the server. */
export function toJobInput(values: QuickValues): JobInput {
  const place = [values.city.trim(), values.state].filter(Boolean).join(' ');
  const [salaryMin, salaryMax] = [toAmount(values.salaryMin), toAmount(values.salaryMax)];
  return {
    title: values.title.trim(),
    description: values.description,
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
    ...toHoursInput(values),
    visaTypes: values.visaTypes,
    visaSponsorship: values.visaSponsorship || null,
  };
}

/** The messages that the one sentence of spec section 5 replaces above the buttons. */
const ofTheRule: readonly string[] = [messages.titleRule, messages.descriptionRule, messages.categoryRule];

/** All problems of the form in one text, without repetition; server errors are shown under their fields instead. */
export const problemInWords = (
  errors: Readonly<Record<string, Readonly<{ type?: unknown; message?: string | undefined }> | undefined>>,
): string | undefined => {
  const found = Object.values(errors).flatMap((error) =>
    error?.message && error.type !== 'server'
      ? [ofTheRule.includes(error.message) ? messages.quickRule : error.message]
      : [],
  );
  return [...new Set(found)].join('\n') || undefined;
};

/** Why a posted ad is not visible yet: what the employer must do, or why it waits. Undefined for a visible ad. */
export const noticeOf = ({
  standing,
  reviewReason,
}: Readonly<{ standing: AdStanding; reviewReason: string | null }>): string | undefined => {
  if (standing === 'live') return undefined;
  return [standing === 'waiting_for_email' ? messages.heldForEmail : messages.held, reviewReason]
    .filter(Boolean)
    .join(' ');
};
