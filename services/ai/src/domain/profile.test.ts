import { expect, test } from '@jest/globals';
import { type Profile, profileWords, readProfile } from './profile.ts';

const profile: Profile = {
  degree: 'Bachelor of Information Technology',
  education: [{ degree: 'Bachelor of Information Technology', field: 'Data analytics' }],
  experience: [{ title: 'Barista', description: 'Coffee, till and <b>opening</b> shifts.' }],
  skills: ['Python', 'SQL'],
  activities: ['Chess club'],
};

const wordsOf = (of: Profile) => profileWords(of, readProfile(of));

test('a profile becomes what its work was placed as, then studies, skills and work, each listed once', () => {
  expect(wordsOf(profile)).toBe(
    'café, bar and restaurant service. Bachelor of Information Technology, Data analytics. Python, SQL. Barista. Coffee, till and opening shifts.',
  );
});

test.each([
  ['RN', 'registered nursing'],
  ['Contador', 'accounting and audit'],
  ['Kế toán viên', 'accounting and audit'],
])('"%s" is told in plain words, once: %s', (title, label) => {
  const experience = [
    { title, description: '' },
    { title, description: '' },
  ];
  const words = wordsOf({ degree: '', education: [], skills: [], activities: [], experience });
  expect(words).toBe(`${label}. ${title}`);
});

test('skills are those declared and those shown by the work', () => {
  expect(readProfile(profile)).toMatchObject({
    skills: ['python', 'sql', 'data analysis', 'coffee'],
    inferredSkills: ['data analysis', 'coffee'],
  });
});

test('an empty profile is accepted', () => {
  const empty: Profile = { degree: '', education: [], experience: [], skills: [], activities: [] };
  expect(readProfile(empty)).toEqual({ skills: [], inferredSkills: [], studies: [], works: [], abilities: [] });
  expect(wordsOf(empty)).toBe('');
});

test('a resume adds the skills it shows, and its text where the profile leaves room', () => {
  const resume = 'Mei Tan\nMade coffee and wrote React for a student paper.';
  expect(readProfile({ ...profile, resume }).skills).toEqual(['python', 'sql', 'data analysis', 'coffee', 'react']);
  expect(wordsOf({ ...profile, resume })).toMatch(/shifts\.\. Mei Tan Made coffee and wrote React/);
});

test('studies, work with its months, and specific skills are assigned to families of occupations', () => {
  const { studies, works, abilities } = readProfile({
    degree: 'Master of Professional Accounting',
    education: [{ degree: 'Bachelor of Business', field: 'Accounting' }],
    experience: [{ title: 'Barista', description: 'Made coffee.', start: '2024-02', end: 'Present' }],
    skills: ['Xero', 'MYOB'],
    activities: [],
  });
  expect(studies?.map(({ code }) => code)).toEqual(expect.arrayContaining(['221', '551']));
  expect(studies?.map(({ code }) => code)).not.toContain('131');
  expect(works).toEqual([
    { title: 'Barista', start: '2024-02', end: 'Present', occupation: { code: '431', confidence: 0.85 } },
  ]);
  expect(abilities?.[0]?.code).toBe('551');
});

test('earlier studies count only where they lead as the newest do, or the newest lead nowhere in particular', () => {
  const studiesFor = (...education: Profile['education']) => {
    const { studies } = readProfile({ ...profile, degree: education[0]?.degree ?? '', education });
    return new Map(studies?.map(({ code, confidence }) => [code, confidence]));
  };
  const hr = { degree: 'Master of Business', field: 'Human Resource Management' };
  const tourism = { degree: 'Bachelor of Tourism', field: '' };
  expect(studiesFor(tourism).get('4516')).toBeGreaterThan(0.8);
  expect(studiesFor(hr, tourism).has('4516')).toBe(false);
  expect(studiesFor(hr, tourism).get('223')).toBeGreaterThan(0.8);
  const cookery = { degree: 'Certificate IV', field: 'Commercial Cookery' };
  expect(studiesFor({ degree: 'Diploma of Hospitality Management', field: '' }, cookery).get('3513')).toBeGreaterThan(
    0.8,
  );
  const mba = studiesFor({ degree: 'Master of Business Administration', field: '' }, cookery);
  expect([mba.has('3513'), mba.has('111')]).toEqual([true, false]);
});

test('a newest degree that names a profession only, such as IT, says what is looked for; earlier ones may say which part', () => {
  const studiesFor = (...degrees: readonly string[]) => {
    const education = degrees.map((degree) => ({ degree, field: '' }));
    const { studies } = readProfile({ ...profile, degree: degrees[0] ?? '', education });
    return studies?.map(({ code }) => code) ?? [];
  };
  const it = studiesFor('Master of IT');
  expect(it).toEqual(expect.arrayContaining(['2613', '2632', '313']));
  expect(studiesFor('Master of IT', 'Bachelor of Civil Engineering')).toEqual(it);
  expect(studiesFor('Master of IT', 'Bachelor of Computer Science')).toEqual(
    studiesFor('Bachelor of Computer Science'),
  );
  expect(studiesFor('Master of Business', 'Bachelor of Civil Engineering')).toContain('2332');
});

test.each([
  ['Bachelor of Engineering (Honours)', 'Electrical and Electronic', '2333'],
  ['B.Tech', 'Mechanical', '2335'],
  ['MEng', 'Civil/Structural', '2332'],
  ['B.E.', 'Computer Science', '2613'],
  ['MS', 'ECE', '2333'],
])('the field of a degree in engineering is one of engineering: %s, %s', (degree, field, code) => {
  const { studies } = readProfile({ ...profile, degree: '', education: [{ degree, field }] });
  expect(studies?.map((study) => study.code)).toContain(code);
});

test('the field of the newest degree in engineering tells where the studies lead', () => {
  const accounting = { degree: 'Diploma of Accounting', field: '' };
  const education = [{ degree: 'B.E.', field: 'Mechanical' }, accounting];
  const { studies } = readProfile({ ...profile, degree: '', education });
  expect(studies?.map((study) => study.code)).not.toContain('551');
});

test('a field of another degree stays as it is', () => {
  const { studies } = readProfile({
    ...profile,
    degree: '',
    education: [{ degree: 'Certificate III', field: 'Electrical' }],
  });
  expect(studies?.map(({ code }) => code)).toContain('341');
});

test('work whose title says little is what was studied; work of another health profession is left out', () => {
  const worksFor = (title: string, degree: string) =>
    readProfile({ ...profile, degree, education: [], experience: [{ title, description: '' }] }).works?.map(
      ({ occupation }) => occupation.code,
    );
  expect(worksFor('Assistant Engineer', 'Bachelor of Electrical Engineering')).toEqual(['2333']);
  expect(worksFor('Assistant Engineer', 'Bachelor of Laws')).toEqual(['2339']);
  expect(worksFor('House Officer', 'Bachelor of Dental Surgery')).toEqual([]);
  expect(worksFor('House Officer', 'Bachelor of Medicine')).toEqual(['253']);
  const nurse = readProfile({
    ...profile,
    degree: 'Master of Cyber Security',
    education: [{ degree: 'Bachelor of Nursing', field: '' }],
    experience: [{ title: 'Staff Nurse', description: '' }],
  });
  expect(nurse.works?.map(({ occupation }) => occupation.code)).toEqual(['2544']);
});

test('where the form is empty, studies and work come from the resume', () => {
  const resume =
    'Bachelor of Nursing, 2020 - 2023\nExperience\nAssistant in Nursing, Jan 2022 - Mar 2023\nHelped residents.';
  const { studies, works } = readProfile({
    degree: '',
    education: [],
    experience: [],
    skills: [],
    activities: [],
    resume,
  });
  expect(studies?.[0]?.code).toBe('2544');
  expect(works?.map(({ title, start, end, occupation }) => [title, start, end, occupation.code])).toEqual([
    ['Assistant in Nursing', '2022-01', '2023-03', '4233'],
  ]);
});
