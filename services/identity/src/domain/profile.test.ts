import { expect, test } from '@jest/globals';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { employerProfileOn, studentProfileOn } from './profile.ts';

const now = new Date('2026-11-20T12:00:00Z');
const localities = await readLocalities();

const problemsOf = (input: object) =>
  studentProfileOn(now, localities)
    .safeParse(input)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

const study = { institution: 'UTS', degree: 'Bachelor of IT', field: '', startYear: '2024', endYear: '2026' };
const work = { company: 'Cafe', title: 'Barista', start: '2025-03', end: '2026-01', description: '' };

test.each([
  [study, undefined],
  [{ ...study, endYear: 'ongoing' }, undefined],
  [{ ...study, endYear: '2023' }, ['education.0.endYear: Must not be before the start']],
  [{ ...study, endYear: '9999' }, ['education.0.endYear: Must be a year like 2026']],
])('the study %j gives %j', (entry, problems) => {
  expect(problemsOf({ education: [entry] })).toEqual(problems);
});

test.each([
  [work, undefined],
  [{ ...work, end: 'Present' }, undefined],
  [{ ...work, end: '2025-02' }, ['experience.0.end: Must not be before the start']],
])('the work %j gives %j', (entry, problems) => {
  expect(problemsOf({ experience: [entry] })).toEqual(problems);
});

test('an unknown suburb is refused, and an empty text removes the suburb', () => {
  expect(problemsOf({ citySuburb: 'Nowhereville' })).toEqual([
    "citySuburb: Choose a city or suburb from the list, like 'Ultimo NSW'",
  ]);
  expect(problemsOf({ citySuburb: '' })).toBeUndefined();
});

test('a changed ABN must be valid, however its digits are grouped', () => {
  const abnOf = (companyAbn: string, stored?: string) => employerProfileOn(stored).safeParse({ companyAbn });
  expect(abnOf('51 824 753 556').data?.companyAbn).toBe('51824753556');
  for (const wrong of ['51824753557', '51824753'])
    expect(abnOf(wrong).error?.issues[0]?.message).toBe('This is not a valid ABN. Please check its 11 digits.');
  expect(abnOf('51 824 753 557', '51824753557').data?.companyAbn).toBe('51824753557');
});
