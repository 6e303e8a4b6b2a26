import { expect, test } from '@jest/globals';
import { emptyRegisterForm, problemsOf, toRegisterInput } from './register-form.ts';

const now = new Date('2026-11-21T12:00:00');
const student = {
  ...emptyRegisterForm,
  role: 'student',
  firstName: ' Mei ',
  lastName: 'Tan',
  email: ' mei.tan@uni.edu.au ',
  password: 'Waratah-2026',
  contactNumber: '0412 345 678',
  dateOfBirth: '2004-02-29',
  citySuburb: 'Ultimo NSW',
  degree: 'Bachelor of IT',
};
const employer = {
  ...emptyRegisterForm,
  role: 'employer',
  firstName: 'Sam',
  lastName: 'Lee',
  email: 'sam@kitchen.example',
  password: 'Waratah-2026',
  companyName: 'Harbour Kitchen',
  employerRoleTitle: 'Owner',
  companyAbn: '51824753556',
  companyWebsite: 'kitchen.example',
  companySize: '11-50',
  industry: 'Hospitality',
};

test('an empty form names everything that is missing at once', () => {
  expect(Object.keys(problemsOf(emptyRegisterForm, now))).toEqual([
    'role',
    'firstName',
    'lastName',
    'email',
    'password',
  ]);
});

test('a student needs date of birth, city and degree; the selections are optional', () => {
  const problems = problemsOf({ ...emptyRegisterForm, role: 'student' }, now);
  expect(Object.keys(problems)).toEqual(expect.arrayContaining(['dateOfBirth', 'citySuburb', 'degree']));
  expect(problemsOf(student, now)).toEqual({});
});

test('an employer needs company, role title, ABN, size and industry; the website is optional', () => {
  const problems = problemsOf({ ...emptyRegisterForm, role: 'employer' }, now);
  expect(Object.keys(problems)).toEqual(
    expect.arrayContaining(['companyName', 'employerRoleTitle', 'companyAbn', 'companySize', 'industry']),
  );
  expect(problemsOf({ ...employer, companyWebsite: '' }, now)).toEqual({});
});

test('a password needs eight characters', () => {
  expect(problemsOf({ ...student, password: '1234567' }, now)).toEqual({ password: 'Minimum 8 characters' });
  expect(problemsOf({ ...student, password: '12345678' }, now)).toEqual({});
});

test('somebody who is 18 today may join, a day later may not', () => {
  expect(problemsOf({ ...student, dateOfBirth: '2008-11-21' }, now)).toEqual({});
  expect(problemsOf({ ...student, dateOfBirth: '2008-11-22' }, now)).toHaveProperty('dateOfBirth');
});

test('an ABN has digits, spaces and dashes, at most eleven characters', () => {
  expect(problemsOf({ ...employer, companyAbn: '51-824 7535' }, now)).toEqual({});
  expect(problemsOf({ ...employer, companyAbn: '518247535561' }, now)).toHaveProperty('companyAbn');
  expect(problemsOf({ ...employer, companyAbn: '51A' }, now)).toHaveProperty('companyAbn');
});

test("a student's payload joins the names and has no employer's fields", () => {
  expect(toRegisterInput({ ...student, companyName: 'left over' })).toEqual({
    role: 'student',
    email: 'mei.tan@uni.edu.au',
    password: 'Waratah-2026',
    username: 'mei.tan',
    fullName: 'Mei Tan',
    contactNumber: '+61412345678',
    citySuburb: 'Ultimo NSW',
    dateOfBirth: '2004-02-29',
    degree: 'Bachelor of IT',
    university: undefined,
    graduationYear: undefined,
    visaStatus: undefined,
  });
});

test("an employer's payload has the company, with https before its website", () => {
  const input = toRegisterInput({ ...employer, degree: 'left over' });
  expect(input).toMatchObject({
    role: 'employer',
    companyWebsite: 'https://kitchen.example',
    companyAbn: '51824753556',
    contactNumber: undefined,
  });
  expect(input).not.toHaveProperty('degree');
});
