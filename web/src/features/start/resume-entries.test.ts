import { expect, test } from '@jest/globals';
import { fieldsOf, kindsOf, knownIn, notFoundIn, withFound } from './resume-entries.ts';

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

test('what is chosen is added, however little it differs from what the profile has', () => {
  const added = withFound(
    { ...before, education: [study], experience: [work] },
    {
      ...found,
      education: [
        { ...study, institution: 'Harbour College' },
        { ...study, endYear: '2027' },
      ],
      experience: [
        { ...work, company: 'Corner Cafe' },
        { ...work, description: 'Coffee and tea.' },
        { ...work, title: ' Barista ' },
      ],
    },
    new Set(),
  );
  expect(added.education?.map(({ institution, endYear }) => [institution, endYear])).toEqual([
    ['Harbour University', '2026'],
    ['Harbour College', '2026'],
    ['Harbour University', '2027'],
  ]);
  expect(added.experience?.map(({ company, description }) => [company, description])).toEqual([
    ['Cafe', 'Coffee.'],
    ['Corner Cafe', 'Coffee.'],
    ['Cafe', 'Coffee and tea.'],
  ]);
});

test('a job that the profile seems to have is recognised, with a less exact date or another form of its employer', () => {
  const known = (onProfile: Partial<typeof work>, read: Partial<typeof work>) =>
    knownIn(
      { education: [], experience: [{ ...work, ...read }] },
      { education: [], experience: [{ ...work, ...onProfile }] },
    );
  expect([...known({ start: '2023' }, {})]).toEqual([['experience 0', 'Barista, Cafe, 2023 – Present']]);
  expect(known({}, { start: '2023' }).size).toBe(1);
  expect(known({}, { title: 'barista', company: 'CAFE PTY LTD', start: '' }).size).toBe(1);
  expect(known({}, { company: 'Corner Cafe' }).size).toBe(1);
  expect(known({}, { company: 'Corner Cafe', start: '2023' }).size).toBe(0);
  expect(known({ start: '2023' }, { company: 'Corner Cafe', start: '2023' }).size).toBe(0);
  expect(known({}, { start: '2024' }).size).toBe(0);
  expect(known({}, { title: 'Waiter' }).size).toBe(0);
});

test('a study that the profile seems to have is recognised, and two without a degree are told apart', () => {
  const known = (onProfile: Partial<typeof study>, read: Partial<typeof study>) =>
    knownIn(
      { education: [{ ...study, ...read }], experience: [] },
      { education: [{ ...study, ...onProfile }], experience: [] },
    );
  expect([...known({ degree: 'master of IT' }, { startYear: '', endYear: '' })]).toEqual([
    ['education 0', 'master of IT, Harbour University, 2024 – 2026'],
  ]);
  expect(known({}, { institution: 'HU', field: 'Data' }).size).toBe(1);
  expect(known({ field: 'Design' }, { field: 'Data' }).size).toBe(0);
  expect(known({}, { institution: 'HU', startYear: '' }).size).toBe(0);
  expect(known({ startYear: '' }, { institution: 'HU', startYear: '' }).size).toBe(0);
  expect(known({}, { startYear: '2020' }).size).toBe(0);
  expect(known({}, { degree: 'Master of Design' }).size).toBe(0);
  const school = { degree: '', startYear: '' };
  expect(known(school, { ...school, institution: 'Hill School' }).size).toBe(0);
  expect(known(school, school).size).toBe(1);
});

test('studies and work can be corrected before they are added; words cannot', () => {
  const company = fieldsOf(found, 'experience 0')?.with('company', 'Corner Cafe');
  expect(company?.experience).toEqual([{ ...work, company: 'Corner Cafe' }]);
  expect(fieldsOf(found, 'education 0')?.with('field', 'Data').education).toEqual([{ ...study, field: 'Data' }]);
  expect(fieldsOf(found, 'skills SQL')).toBeUndefined();
});
