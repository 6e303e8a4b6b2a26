import * as z from 'zod/mini';
import type { CompanyFragment, EmployerProfileInput } from '../../gql/graphql.ts';
import { withScheme } from '../../lib/format/web-address.ts';
import { messages } from './messages.ts';

const text = z.string();

export const companyForm = z.object({
  companyName: text.check(z.trim(), z.minLength(1, messages.nameRequired)),
  companyWebsite: text,
  companySize: text,
  industry: text,
  companyDescription: text,
});
export type CompanyValues = z.infer<typeof companyForm>;

export const toCompanyValues = (company: CompanyFragment): CompanyValues => ({
  companyName: company.companyName ?? '',
  companyWebsite: company.companyWebsite ?? '',
  companySize: company.companySize ?? '',
  industry: company.industry ?? '',
  companyDescription: company.companyDescription ?? '',
});

export const toCompanyInput = (values: CompanyValues): EmployerProfileInput => ({
  ...values,
  companyWebsite: withScheme(values.companyWebsite),
});
