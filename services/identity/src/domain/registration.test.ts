import { expect, test } from '@jest/globals';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { otherVisaTypes } from '@waratah/vocabulary/visa-types';
import { registrationOn } from './registration.ts';

const now = new Date('2026-11-20T12:00:00Z');
const localities = await readLocalities();

const student = {
  role: 'student',
  email: 'mei@example.org',
  password: 'long enough',
  fullName: 'Mei Tan',
  citySuburb: 'Ultimo NSW',
  dateOfBirth: '2003-04-12',
  degree: 'Bachelor of Arts',
};
const employer = {
  role: 'employer',
  email: 'sam@example.org',
  password: 'long enough',
  fullName: 'Sam Lee',
  companyName: 'Harbour Kitchen',
  employerRoleTitle: 'Owner',
  companyAbn: '51824753556',
  companySize: '11-50',
  industry: 'Hospitality',
};

const judge = (input: object, at = now) => {
  const { success, data, error } = registrationOn(at, localities).safeParse(input);
  return success ? data : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

/** The rules of spec section 5: an input, and the expected message. */
test.each([
  ['email', undefined, 'Email is required'],
  ['email', 'mei', 'Please enter a valid email address'],
  ['email', `${'x'.repeat(250)}@example.org`, 'Email is too long'],
  ['password', undefined, 'Password is required'],
  ['password', '1234567', 'Password must be at least 8 characters long'],
  ['fullName', undefined, 'Full name is required'],
  ['fullName', ' \u0000 ', 'Full name is required'],
  ['citySuburb', undefined, 'City/suburb is required'],
  ['citySuburb', '', 'City/suburb is required'],
  ['citySuburb', 'Nowhereville', "Choose a city or suburb from the list, like 'Ultimo NSW'"],
  ['citySuburb', 'Nowhereville NSW', "Choose a city or suburb from the list, like 'Ultimo NSW'"],
  ['degree', ' ', 'Degree/course is required'],
  ['dateOfBirth', undefined, 'Date of birth is required'],
  ['dateOfBirth', '', 'Date of birth is required'],
  ['dateOfBirth', '12/04/2003', 'Please enter your date of birth as YYYY-MM-DD'],
  ['dateOfBirth', '2003-02-30', 'Please enter your date of birth as YYYY-MM-DD'],
  ['dateOfBirth', '1899-01-01', 'Please enter your date of birth as YYYY-MM-DD'],
  ['dateOfBirth', '2030-01-01', 'You must be 18 or older to register'],
  ['dateOfBirth', '2008-11-21', 'You must be 18 or older to register'],
  ['graduationYear', '2015', 'Graduation year must be between 2016 and 2032'],
  ['graduationYear', '2033', 'Graduation year must be between 2016 and 2032'],
  ['graduationYear', 'soon', 'Please enter a year of four digits'],
  ['visaStatus', 'tourist', 'Please choose a visa type from the list'],
  ['contactNumber', '12', 'Please enter a valid Australian phone number'],
  ['contactNumber', '23456', 'Please enter a valid Australian phone number'],
  ['contactNumber', '+44 7700 900123', 'Please enter a valid Australian phone number'],
  ['university', 'Oxford', 'Please choose a university from the list'],
])("a student's %s of %j is refused", (field, value, message) => {
  expect(judge({ ...student, [field]: value })).toEqual([`${field}: ${message}`]);
});

test('a date of birth may be an ISO time at midnight, and a home any place that the form suggests', () => {
  const born = { ...student, dateOfBirth: '2003-04-12T00:00:00.000Z', citySuburb: 'Victoria Park WA' };
  expect(judge(born)).toMatchObject({ dateOfBirth: '2003-04-12', citySuburb: 'Victoria Park WA' });
  expect(judge({ ...student, dateOfBirth: '2003-04-12T10:30:00.000Z' })).toEqual([
    'dateOfBirth: Please enter your date of birth as YYYY-MM-DD',
  ]);
});

test.each([
  ['companyName', '', 'Company name is required'],
  ['companyName', '\u200b\u3164', 'Company name is required'],
  ['employerRoleTitle', undefined, 'Role title is required'],
  ['companyAbn', undefined, 'ABN is required'],
  ['companyAbn', '', 'ABN is required'],
  ['companyAbn', ' - - ', 'ABN is required'],
  ['companyAbn', '51 824 753 5567', 'ABN must have at most 11 characters'],
  ['companyAbn', '51.824.753', 'ABN may contain only digits, spaces and dashes'],
  ['companySize', undefined, 'Company size is required'],
  ['industry', ' ', 'Industry is required'],
  ['industry', 'Foo', 'Please choose an industry from the list'],
  ['companySize', '5', 'Please choose a company size from the list'],
  ['companyWebsite', 'not a site', 'Please enter a valid website address'],
  ['companyWebsite', 'javascript:alert(1)', 'Please enter a valid website address'],
  ['companyWebsite', 'https:////evil.example', 'Please enter a valid website address'],
  ['companyWebsite', '//evil.example', 'Please enter a valid website address'],
  ['companyWebsite', 'https://harbour.example"onmouseover=alert(1)', 'Please enter a valid website address'],
  ['companyWebsite', 'https://harbour.example@evil.example', 'Please enter a valid website address'],
])("an employer's %s of %j is refused", (field, value, message) => {
  expect(judge({ ...employer, [field]: value })).toContain(`${field}: ${message}`);
});

test.each([
  ['contactNumber', '0491 570 006', '+61491570006'],
  ['contactNumber', '(0491) 570-006', '+61491570006'],
  ['contactNumber', '491570006', '+61491570006'],
  ['contactNumber', '+61 491 570 006', '+61491570006'],
  ['contactNumber', '0061 2 9876 5432', '+61298765432'],
  ['contactNumber', '０４９１ ５７０ ００６', '+61491570006'],
  ['contactNumber', '', undefined],
  ['contactNumber', null, undefined],
  ['email', ' MEI@Example.org ', 'mei@example.org'],
  ['graduationYear', '2016', '2016'],
  ['graduationYear', '2032', '2032'],
  ['dateOfBirth', '2008-11-20', '2008-11-20'],
  ['visaStatus', '500', 'Student Visa subclass 500'],
  ['visaStatus', 'temporary graduate 485', 'Temporary Graduate 485'],
  ['fullName', '  Mei Tan ', 'Mei Tan'],
])("a student's %s of %j is stored as %j", (field, value, kept) => {
  expect(judge({ ...student, [field]: value })).toEqual(
    kept === undefined
      ? expect.not.objectContaining({ [field]: expect.anything() })
      : expect.objectContaining({ [field]: kept }),
  );
});

test.each([
  ['companyWebsite', 'harbour.example', 'https://harbour.example'],
  ['companyWebsite', 'http://harbour.example', 'http://harbour.example'],
  ['companyWebsite', 'harbour.example:8080/jobs', 'https://harbour.example:8080/jobs'],
  ['companyAbn', '51 824 753 556', '51824753556'],
  ['companyAbn', '51-824-753-556', '51824753556'],
])("an employer's %s of %j is stored as %j", (field, value, kept) => {
  expect(judge({ ...employer, [field]: value })).toMatchObject({ [field]: kept });
});

test('at the turn of the year, the graduation years of the west and of the east are accepted', () => {
  const newYearInSydney = new Date('2026-12-31T14:00:00Z');
  for (const graduationYear of ['2016', '2033'])
    expect(judge({ ...student, graduationYear }, newYearInSydney)).toMatchObject({ graduationYear });
  for (const graduationYear of ['2015', '2034'])
    expect(judge({ ...student, graduationYear }, newYearInSydney)).toEqual([
      'graduationYear: Graduation year must be between 2016 and 2033',
    ]);
});

test('the role is required, and is student or employer', () => {
  for (const role of [undefined, '', 'operator', 'admin', 7])
    expect(judge({ ...student, role })).toEqual(['role: Please choose student or employer']);
});

test('fields of the other role and unknown fields are dropped', () => {
  const kept = judge({ ...student, companyName: 'X', passwordHash: 'x', emailVerified: true, _id: 1 });
  expect(Object.keys(kept)).toEqual(
    expect.not.arrayContaining(['companyName', 'passwordHash', 'emailVerified', '_id']),
  );
});

test.each(otherVisaTypes)('a student may have the visa $label', ({ label }) => {
  expect(judge({ ...student, visaStatus: label })).toMatchObject({ visaStatus: label });
});
