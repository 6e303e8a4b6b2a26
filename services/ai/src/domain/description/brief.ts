import { parseBody } from '@waratah/kit/errors';
import { type EmploymentType, employmentTypeCodes } from '@waratah/vocabulary/employment-types';
import { type RoleCategory, roleCategoryCodes } from '@waratah/vocabulary/role-categories';
import { z } from 'zod';
import { plainTextOf } from '../plain-text.ts';

/** What the writer of a description is told, and all it may say (spec section 7, `POST /ai/generate/job-description`). */
export type Brief = Readonly<{
  title: string;
  skills: readonly string[];
  roleCategory?: RoleCategory | undefined;
  employmentType?: EmploymentType | undefined;
  location: string;
  companyName: string;
  visaSponsorship: boolean;
  internationalStudentFriendly: boolean;
}>;

/** One line of plain words: markup, line breaks and what comes after the limit are left out. */
const line = (max: number) =>
  z
    .string()
    .nullish()
    .transform((text) =>
      plainTextOf(text ?? '')
        .replace(/\s+/g, ' ')
        .slice(0, max)
        .trim(),
    );

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** A value that is none of ours says nothing. */
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z
    .enum(values)
    .nullish()
    .catch(undefined)
    .transform((value) => value ?? undefined);

const Brief = z.object({
  title: line(200).refine((title) => title !== '', 'Please enter a job title first'),
  skills: z
    .array(line(60))
    .nullish()
    .transform((skills) => [...new Set(skills?.filter(Boolean))].slice(0, 50)),
  roleCategory: oneOf(roleCategoryCodes),
  employmentType: oneOf(employmentTypeCodes),
  location: line(120),
  companyName: line(120),
  visaSponsorship: flag,
  internationalStudentFriendly: flag,
});

/** Throws INVALID 'Please enter a job title first' (spec section 5). */
export const readBrief = (input: unknown): Brief => parseBody(Brief, input);
