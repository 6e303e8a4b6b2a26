import { isInOrder, sortExperience, toMonth } from '@waratah/vocabulary/months';
import * as z from 'zod/mini';
import type { StudentProfileFragment, StudentProfileInput } from '../../gql/graphql.ts';
import { toAustralianPhone } from '../../lib/format/phone.ts';
import { withTyped } from '../../lib/tags.ts';
import { withStoredLists } from './stored-lists.ts';
import { messages } from './messages.ts';
import { graduationYearFrom, sortEducation } from './timeline.ts';

const text = z.string();
const list = z.array(text);
const year = text.check(z.refine((value) => !/^\d{4}$/.test(value) || /^(19|20)/.test(value), messages.yearRule));
const month = text.check(z.refine((value) => toMonth(value) !== undefined, messages.monthRule));

export const studentForm = z.object({
  fullName: text.check(z.trim(), z.minLength(1, messages.fullNameRequired)),
  contactNumber: text,
  dateOfBirth: text,
  citySuburb: text,
  university: text,
  degree: text,
  graduationYear: text,
  visaStatus: text,
  education: z.array(
    z.object({ institution: text, degree: text, field: text, startYear: year, endYear: year }).check(
      z.refine(({ startYear, endYear }) => isInOrder(startYear, endYear), {
        path: ['endYear'],
        error: messages.endsFirst,
      }),
    ),
  ),
  experience: z.array(
    z
      .object({ company: text, title: text, start: month, end: month, description: text })
      .check(z.refine(({ start, end }) => isInOrder(start, end), { path: ['end'], error: messages.endsFirst })),
  ),
  skills: list,
  activities: list,
  languages: list,
  /** Text typed into the fields below the lists but not entered; it is saved too. */
  typedSkill: text,
  typedActivity: text,
  typedLanguage: text,
});

export type StudentValues = z.infer<typeof studentForm>;

export const emptyEducation = { institution: '', degree: '', field: '', startYear: '', endYear: '' };
export const emptyExperience = { company: '', title: '', start: '', end: '', description: '' };

const isFilled = (entry: Readonly<Record<string, string>>) => Object.values(entry).some((value) => value.trim());

export function toStudentValues(user: StudentProfileFragment): StudentValues {
  const { skills, activities } = withStoredLists(user.id, user);
  return {
    fullName: user.fullName,
    contactNumber: user.contactNumber ?? '',
    dateOfBirth: '',
    citySuburb: user.citySuburb ?? '',
    university: user.university ?? '',
    degree: user.degree ?? '',
    graduationYear: user.graduationYear ?? '',
    visaStatus: user.visaStatus ?? '',
    education: sortEducation(user.education).map(({ institution, degree, field, startYear, endYear }) => ({
      institution,
      degree,
      field,
      startYear,
      endYear,
    })),
    experience: sortExperience(user.experience).map(({ company, title, start, end, description }) =>
      withMonths({ company, title, start, end, description }),
    ),
    skills: [...skills],
    activities: [...activities],
    languages: [...user.languages],
    typedSkill: '',
    typedActivity: '',
    typedLanguage: '',
  };
}

type Months = Readonly<{ start: string; end: string }>;

const withMonths = <Entry extends Months>(entry: Entry): Entry => ({
  ...entry,
  start: toMonth(entry.start) ?? entry.start,
  end: toMonth(entry.end) ?? entry.end,
});

/** A cleared field is sent as an empty text, which removes the value on the server. */
export function toStudentInput({ typedSkill, typedActivity, typedLanguage, ...values }: StudentValues) {
  const education = sortEducation(values.education.filter(isFilled));
  return {
    ...values,
    contactNumber: toAustralianPhone(values.contactNumber),
    dateOfBirth: values.dateOfBirth || undefined,
    graduationYear: graduationYearFrom(education, values.graduationYear),
    education,
    experience: sortExperience(values.experience.filter(isFilled).map(withMonths)),
    skills: withTyped(values.skills, typedSkill),
    activities: withTyped(values.activities, typedActivity),
    languages: withTyped(values.languages, typedLanguage),
  } satisfies StudentProfileInput;
}
