import { passwordMin } from '@waratah/vocabulary/limits';
import * as z from 'zod/mini';
import type { RegisterInput } from '../../gql/graphql.ts';
import { toAustralianPhone } from '../../lib/format/phone.ts';
import { withScheme } from '../../lib/format/web-address.ts';
import { labels, messages } from './messages.ts';

export const emptyRegisterForm = {
  role: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  contactNumber: '',
  dateOfBirth: '',
  citySuburb: '',
  university: '',
  degree: '',
  graduationYear: '',
  visaStatus: '',
  companyName: '',
  employerRoleTitle: '',
  companyAbn: '',
  companyWebsite: '',
  companySize: '',
  industry: '',
};

export type RegisterValues = typeof emptyRegisterForm;
type Name = keyof RegisterValues;

const requiredOfAll = ['firstName', 'lastName', 'email', 'password'] as const;
const requiredOf: Readonly<Record<string, readonly Name[]>> = {
  student: ['dateOfBirth', 'citySuburb', 'degree'],
  employer: ['companyName', 'employerRoleTitle', 'companyAbn', 'companySize', 'industry'],
};

/** The latest date of birth of a person who is 18 today, as YYYY-MM-DD. */
const latestBirthDate = (now: Date) => {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear() - 18}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
};

/** Returns all problems at once, so that the user need not correct one field at a time (rules: spec section 5). */
export function problemsOf(values: RegisterValues, now: Date): Partial<Record<Name, string>> {
  const problems: Partial<Record<Name, string>> = {};
  if (!(values.role in requiredOf)) problems.role = messages.roleRequired;
  for (const name of [...requiredOfAll, ...(requiredOf[values.role] ?? [])]) {
    if (!values[name].trim()) problems[name] = messages.required(labels[name]);
  }
  if (!problems.email && !/^[^\s@]+@[^\s@.]+\.\S+$/.test(values.email.trim())) problems.email = messages.emailInvalid;
  if (!problems.password && values.password.length < passwordMin) problems.password = messages.passwordHelper;
  if (values.role === 'student' && !problems.dateOfBirth && values.dateOfBirth > latestBirthDate(now))
    problems.dateOfBirth = messages.adult;
  if (values.role === 'employer' && !problems.companyAbn && !/^[\d -]{1,11}$/.test(values.companyAbn.trim())) {
    problems.companyAbn = messages.abnInvalid;
  }
  return problems;
}

const text = z.string();
const shape: Readonly<Record<Name, typeof text>> = {
  role: text,
  firstName: text,
  lastName: text,
  email: text,
  password: text,
  contactNumber: text,
  dateOfBirth: text,
  citySuburb: text,
  university: text,
  degree: text,
  graduationYear: text,
  visaStatus: text,
  companyName: text,
  employerRoleTitle: text,
  companyAbn: text,
  companyWebsite: text,
  companySize: text,
  industry: text,
};

export const registerForm = z.object(shape).check(({ value, issues }) => {
  for (const [name, message] of Object.entries(problemsOf(value, new Date()))) {
    issues.push({ code: 'custom', input: value, path: [name], message });
  }
});

const given = (value: string) => value.trim() || undefined;

/** The register payload (spec section 3), without the fields of the other role. */
export function toRegisterInput(values: RegisterValues): RegisterInput {
  const email = values.email.trim();
  const common = {
    email,
    password: values.password,
    username: email.slice(0, email.indexOf('@')),
    fullName: `${values.firstName.trim()} ${values.lastName.trim()}`,
    contactNumber: given(toAustralianPhone(values.contactNumber)),
  };
  if (values.role === 'employer') {
    return {
      ...common,
      role: 'employer',
      companyName: given(values.companyName),
      employerRoleTitle: given(values.employerRoleTitle),
      companyAbn: given(values.companyAbn),
      companyWebsite: given(withScheme(values.companyWebsite)),
      companySize: given(values.companySize),
      industry: given(values.industry),
    };
  }
  return {
    ...common,
    role: 'student',
    citySuburb: given(values.citySuburb),
    dateOfBirth: given(values.dateOfBirth),
    university: given(values.university),
    degree: given(values.degree),
    graduationYear: given(values.graduationYear),
    visaStatus: given(values.visaStatus),
  };
}
