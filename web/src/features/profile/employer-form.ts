import { isAbn, wrongAbn } from '@waratah/vocabulary/abn';
import * as z from 'zod/mini';
import type { EmployerProfileFragment, EmployerProfileInput } from '../../gql/graphql.ts';
import { toAustralianPhone } from '../../lib/format/phone.ts';
import { withScheme } from '../../lib/format/web-address.ts';
import { messages } from './messages.ts';

const text = z.string();

/** A wrong ABN from the registration (`storedAbn`) keeps nobody from saving the rest. */
export const employerForm = (storedAbn: string) =>
  z.object({
    fullName: text.check(z.trim(), z.minLength(1, messages.fullNameRequired)),
    contactNumber: text,
    companyName: text.check(z.trim(), z.minLength(1, messages.companyNameRequired)),
    companyWebsite: text,
    companySize: text,
    industry: text,
    companyDescription: text,
    companyAbn: text.check(z.refine((abn) => abn === '' || abn === storedAbn || isAbn(abn), wrongAbn)),
    employerRoleTitle: text,
  });

export type EmployerValues = z.infer<ReturnType<typeof employerForm>>;

export const toEmployerValues = (user: EmployerProfileFragment): EmployerValues => ({
  fullName: user.fullName,
  contactNumber: user.contactNumber ?? '',
  companyName: user.companyName ?? '',
  companyWebsite: user.companyWebsite ?? '',
  companySize: user.companySize ?? '',
  industry: user.industry ?? '',
  companyDescription: user.companyDescription ?? '',
  companyAbn: user.companyAbn ?? '',
  employerRoleTitle: user.employerRoleTitle ?? '',
});

/** An ABN and a role title cannot be removed once saved, so empty ones are not sent. */
export const toEmployerInput = ({
  companyAbn,
  employerRoleTitle,
  ...values
}: EmployerValues): EmployerProfileInput => ({
  ...values,
  companyAbn: companyAbn.trim() || undefined,
  employerRoleTitle: employerRoleTitle.trim() || undefined,
  contactNumber: toAustralianPhone(values.contactNumber),
  companyWebsite: withScheme(values.companyWebsite),
});
