import { z } from 'zod';
import { abn, contactNumber, email, optional, password, required, text, visaStatus, website, year } from './fields.ts';

const youngest = 18;

const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

const ageOn = (born: string, now: Date) => {
  const birth = new Date(born);
  const hadBirthday =
    now.getUTCMonth() > birth.getUTCMonth() ||
    (now.getUTCMonth() === birth.getUTCMonth() && now.getUTCDate() >= birth.getUTCDate());
  return now.getUTCFullYear() - birth.getUTCFullYear() - (hadBirthday ? 0 : 1);
};

const dateOfBirth = (now: Date) =>
  z
    .string('Date of birth is required')
    .refine(isDate, 'Please enter your date of birth as YYYY-MM-DD')
    .refine((born) => !isDate(born) || ageOn(born, now) < 120, 'Please enter your date of birth as YYYY-MM-DD')
    .refine((born) => !isDate(born) || ageOn(born, now) >= youngest, 'You must be 18 or older to register');

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
  fullName: required('Full name is required'),
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
