import * as z from 'zod/mini';
import type { StudentProfileFragment, StudentProfileInput } from '../../gql/graphql.ts';
import { toAustralianPhone } from '../../lib/format/phone.ts';
import { withStoredLists } from './stored-lists.ts';
import { messages } from './messages.ts';
import { graduationYearFrom, sortEducation, sortExperience } from './timeline.ts';

const text = z.string();
const list = z.array(text);

export const studentForm = z.object({
  fullName: text.check(z.trim(), z.minLength(1, messages.fullNameRequired)),
  contactNumber: text,
  dateOfBirth: text,
  citySuburb: text,
  university: text,
  degree: text,
  graduationYear: text,
  visaStatus: text,
  education: z.array(z.object({ institution: text, degree: text, field: text, startYear: text, endYear: text })),
  experience: z.array(z.object({ company: text, title: text, start: text, end: text, description: text })),
  skills: list,
  activities: list,
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
    experience: sortExperience(user.experience).map(({ company, title, start, end, description }) => ({
      company,
      title,
      start,
      end,
      description,
    })),
    skills: [...skills],
    activities: [...activities],
  };
}

/** An emptied field is sent as an empty text, which removes the value on the server. */
export function toStudentInput(values: StudentValues): StudentProfileInput {
  const education = sortEducation(values.education.filter(isFilled));
  return {
    ...values,
    contactNumber: toAustralianPhone(values.contactNumber),
    dateOfBirth: values.dateOfBirth || undefined,
    graduationYear: graduationYearFrom(education, values.graduationYear),
    education,
    experience: sortExperience(values.experience.filter(isFilled)),
  };
}
