import { companySizes, industries } from '@waratah/vocabulary/companies';
import type { Localities } from '@waratah/vocabulary/australia/localities';
import { universities } from '@waratah/vocabulary/universities';
import { z } from 'zod';
import { dateOfBirth } from './birth.ts';
import { homeIn } from './home.ts';
import {
  abn,
  contactNumber,
  email,
  graduationYear,
  listed,
  optional,
  password,
  personName,
  required,
  visaStatus,
  website,
} from './fields.ts';

const account = {
  email,
  password,
  fullName: personName,
  contactNumber: optional(contactNumber),
};

/** The register payload by role (spec sections 3 and 5). Keys of the other role are ignored. */
export const registrationOn = (now: Date, localities: Localities) =>
  z.discriminatedUnion(
    'role',
    [
      z.object({
        role: z.literal('student'),
        ...account,
        citySuburb: homeIn(localities),
        dateOfBirth: dateOfBirth(now),
        university: optional(listed(universities, 'Please choose a university from the list')),
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
        companySize: required('Company size is required').pipe(
          listed(companySizes, 'Please choose a company size from the list'),
        ),
        industry: required('Industry is required').pipe(listed(industries, 'Please choose an industry from the list')),
      }),
    ],
    'Please choose student or employer',
  );

export type Registration = z.infer<ReturnType<typeof registrationOn>>;
