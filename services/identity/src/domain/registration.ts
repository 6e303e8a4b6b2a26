import { z } from 'zod';
import { dateOfBirth } from './birth.ts';
import {
  abn,
  contactNumber,
  email,
  optional,
  password,
  personName,
  required,
  text,
  visaStatus,
  website,
  year,
} from './fields.ts';

const graduationYear = (now: Date) => {
  const current = now.getUTCFullYear();
  return year.refine(
    (value) => Number(value) >= current - 10 && Number(value) <= current + 6,
    `Graduation year must be between ${current - 10} and ${current + 6}`,
  );
};

const account = {
  email,
  password,
  fullName: personName,
  contactNumber: optional(contactNumber),
};

/** The register payload by role (spec sections 3 and 5). Keys of the other role are ignored. */
export const registrationOn = (now: Date) =>
  z.discriminatedUnion(
    'role',
    [
      z.object({
        role: z.literal('student'),
        ...account,
        citySuburb: required('City/suburb is required'),
        dateOfBirth: dateOfBirth(now),
        university: optional(text(200)),
        degree: required('Degree/course is required'),
        graduationYear: optional(graduationYear(now)),
        visaStatus: optional(visaStatus),
      }),
      z.object({
        role: z.literal('employer'),
        ...account,
        companyName: required('Company name is required'),
        employerRoleTitle: required('Role title is required'),
        companyAbn: abn,
        companyWebsite: optional(website),
        companySize: required('Company size is required', 50),
        industry: required('Industry is required', 100),
      }),
    ],
    'Please choose student or employer',
  );

export type Registration = z.infer<ReturnType<typeof registrationOn>>;
