import { expect, test } from '@jest/globals';
import { emptyEducation, emptyExperience, studentForm, type StudentValues, toStudentInput } from './student-form.ts';

const values: StudentValues = {
  fullName: 'Mei Tan',
  contactNumber: '',
  dateOfBirth: '',
  citySuburb: 'Ultimo NSW',
  university: '',
  degree: 'Bachelor of IT',
  graduationYear: '2027',
  visaStatus: '',
  education: [],
  experience: [],
  skills: ['Python'],
  activities: [],
  languages: ['English'],
  typedSkill: '',
  typedActivity: '',
  typedLanguage: '',
};

test('text that was typed but not entered is saved too, once', () => {
  const { skills, activities, languages } = toStudentInput({
    ...values,
    typedSkill: 'SQL, python',
    typedActivity: 'Data Society',
    typedLanguage: 'english, Nepali',
  });
  expect({ skills, activities, languages }).toEqual({
    skills: ['Python', 'SQL'],
    activities: ['Data Society'],
    languages: ['English', 'Nepali'],
  });
});

const problemsOf = (changed: Partial<StudentValues>) =>
  studentForm.safeParse({ ...values, ...changed }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('an end before its start is reported at its field', () => {
  expect(problemsOf({ education: [{ ...emptyEducation, startYear: '2027', endYear: '2025' }] })).toEqual([
    ['education.0.endYear', 'The end is before the start.'],
  ]);
  expect(problemsOf({ experience: [{ ...emptyExperience, start: '2026-05', end: '2026-04' }] })).toEqual([
    ['experience.0.end', 'The end is before the start.'],
  ]);
  expect(problemsOf({ education: [{ ...emptyEducation, startYear: '2024', endYear: '2027' }] })).toBeUndefined();
});
