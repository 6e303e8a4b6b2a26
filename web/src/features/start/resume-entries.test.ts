import { expect, test } from '@jest/globals';
import { fieldsOf, kindsOf, notFoundIn, withFound } from './resume-entries.ts';

const study = {
  institution: 'Harbour University',
  degree: 'Master of IT',
  field: '',
  startYear: '2024',
  endYear: '2026',
};
const work = { company: 'Cafe', title: 'Barista', start: '2023-03', end: 'Present', description: 'Coffee.' };
const found = {
  skills: ['SQL', 'Excel'],
  languages: ['Hindi'],
  licences: ['RSA'],
  education: [study],
  experience: [work],
};
const before = { id: 1, skills: ['sql'], languages: ['English'], education: [], experience: [] };

test('what was found is offered in groups, and what was not found is said', () => {
  expect(kindsOf(found).map(({ name }) => name)).toEqual([
    'skills',
    'languages',
    'licences',
    'education',
    'experience',
  ]);
  expect(kindsOf(found).at(-1)?.entries).toEqual([{ key: 'experience 0', label: 'Barista, Cafe, 2023-03 – Present' }]);
  expect(notFoundIn(found)).toEqual([]);
  const partly = { ...found, licences: [], experience: [], languages: [] };
  expect(kindsOf(partly).map(({ name }) => name)).toEqual(['skills', 'education']);
  expect(notFoundIn(partly)).toEqual(['work experience', 'languages']);
});

test('only confirmed findings are added, and nothing twice', () => {
  expect(withFound(before, found, new Set(['skills Excel', 'experience 0']))).toEqual({
    skills: ['sql', 'RSA'],
    languages: ['English', 'Hindi'],
    education: [study],
    experience: [],
  });
  expect(withFound({ ...before, education: [study], experience: [work] }, found, new Set())).toEqual({
    skills: ['sql', 'Excel', 'RSA'],
    languages: ['English', 'Hindi'],
    education: [study],
    experience: [work],
  });
});

test('a job is not added again with a less exact date or another form of its employer', () => {
  const added = (known: Partial<typeof work>, read: Partial<typeof work>) => {
    const entries = { ...found, experience: [{ ...work, ...read }] };
    return withFound({ ...before, experience: [{ ...work, ...known }] }, entries, new Set()).experience?.length === 2;
  };
  expect(added({}, { start: '2023' })).toBe(false);
  expect(added({ start: '2023' }, {})).toBe(false);
  expect(added({}, { title: 'barista', company: 'CAFE PTY LTD', start: '' })).toBe(false);
  expect(added({}, { company: 'Corner Cafe' })).toBe(false);
  expect(added({}, { company: 'Corner Cafe', start: '2023' })).toBe(true);
  expect(added({ start: '2023' }, { company: 'Corner Cafe', start: '2023' })).toBe(true);
  expect(added({}, { start: '2024' })).toBe(true);
  expect(added({}, { title: 'Waiter' })).toBe(true);
});

test('studies and work can be corrected before they are added; words cannot', () => {
  const company = fieldsOf(found, 'experience 0')?.with('company', 'Corner Cafe');
  expect(company?.experience).toEqual([{ ...work, company: 'Corner Cafe' }]);
  expect(fieldsOf(found, 'education 0')?.with('field', 'Data').education).toEqual([{ ...study, field: 'Data' }]);
  expect(fieldsOf(found, 'skills SQL')).toBeUndefined();
});
