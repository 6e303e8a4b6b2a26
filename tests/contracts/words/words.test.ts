import { expect, test } from '@jest/globals';
import { messages as writing } from '../../../services/ai/src/domain/messages.ts';
import { profileOf } from '../../../services/applications/src/domain/person.ts';
import { messages as server } from '../../../services/jobs/src/domain/messages.ts';
import { messages as applying } from '../../../web/src/features/apply/messages.ts';
import { privacy } from '../../../web/src/features/legal/privacy.ts';
import { terms } from '../../../web/src/features/legal/terms.ts';
import { copied, copiedOfProfile } from '@waratah/vocabulary/application-copy';
import { companySizes, industries } from '@waratah/vocabulary/companies';
import { employmentTypes } from '@waratah/vocabulary/employment-types';
import { roleCategories } from '@waratah/vocabulary/role-categories';
import { visaTypes } from '@waratah/vocabulary/visa-types';

/** Sentences of the specification that a server sends. */
test.each([
  [server.draftTitle, 'Title must be at least 3 characters to save as draft.'],
  [server.visaNeeded, 'Please select at least one visa type.'],
  [server.title, 'Title must be at least 5 characters.'],
  [server.description, 'Description must be at least 20 characters.'],
  [server.roleCategory, 'Role category is required.'],
  [server.employmentType, 'Employment basis is required.'],
  [writing.empty, 'AI generated empty or invalid content'],
  [writing.failed, 'AI generation failed. Please try again or write the description manually.'],
])('a server says “%s”', (sent, specified) => {
  expect(sent).toBe(specified);
});

const wording = ({ sections }: { sections: readonly { text: readonly string[] }[] }) =>
  sections.flatMap(({ text }) => text).join(' ');

test('terms and privacy contain what sections 5 and 9 require', () => {
  expect(wording(terms)).toContain('18 or older');
  expect(wording(terms)).toContain(
    'a valid international student, hold a valid subclass 500 or 485 visa, or be an employer legally operating in Australia',
  );
  expect(wording(terms)).toContain('48 hours of work per fortnight');
  expect(wording(terms)).toContain('governed by the law of New South Wales');
  expect(wording(privacy)).toContain('If you complain about how we handle your details, we answer within 30 days.');
  expect(wording(privacy)).toContain('leaves the log of events after 30 days');
  expect(wording(privacy)).toContain('the shifts that you note with their employers, the searches that you save');
  expect(wording(privacy)).toContain('the answers about ads from elsewhere that you keep, with their links');
  expect(privacy.sections.map(({ title }) => title)).toContain('Automated matching');
});

test('a student who applies reads which parts of their profile the employer gets', () => {
  const person = {
    _id: 1,
    version: 1,
    role: 'student',
    email: 'e',
    fullName: 'f',
    university: 'u',
    degree: 'd',
  } as const;
  const more = { graduationYear: '2027', languages: ['English'], visaType: '500', resume: null };
  expect(Object.keys(profileOf({ ...person, ...more })).toSorted()).toEqual(Object.keys(copiedOfProfile).toSorted());
  expect(applying.text('Harbour Light', new Set(copied), true)).toBe(
    'Harbour Light gets your name, email address, university, degree, graduation year, languages, visa type and resume, as they are now.',
  );
});

const list = (words: string) => words.split(', ');

test('the lists of section 3 are as specified', () => {
  expect(visaTypes.map(({ label }) => label)).toEqual([
    ...list('Student Visa subclass 500, Temporary Graduate 485, Skilled Independent 189, Skilled Nominated 190'),
    ...list('Skilled Work Regional 491, Employer Sponsored TSS 482, Employer Nomination 186'),
    ...list('Working Holiday 417/462, Other/Not Sure'),
  ]);
  expect(companySizes).toEqual(list('1-10, 11-50, 51-200, 201-1000, 1000+'));
  expect(industries).toEqual([
    ...list('Technology, Finance, Healthcare, Education, Retail, Hospitality, Manufacturing, Construction'),
    ...list(
      'Transportation, Professional Services, Government, Non-Profit, Agriculture, Energy, Media & Entertainment',
    ),
  ]);
  expect(roleCategories.map(({ code }) => code)).toEqual(
    list('SERVICE_RETAIL_HOSPITALITY, STUDY_ALIGNED_PROFESSIONAL'),
  );
  expect(employmentTypes.map(({ code }) => code)).toEqual(
    list('CASUAL, PART_TIME, FULL_TIME, FIXED_TERM, PAID_INTERNSHIP, UNPAID_INTERNSHIP'),
  );
  expect(new Set(employmentTypes.map(({ shown }) => shown))).toEqual(
    new Set(list('Full-time, Part-time, Contract, Casual, Internship')),
  );
});
