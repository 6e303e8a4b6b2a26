import { expect, test } from '@jest/globals';
import { readResumeForm } from './resume-form.ts';

const resume = `Mei Tan
Ultimo NSW
Education
Master of Information Technology in Data Science
Harbour University, Sydney, 2024 - 2026
Bachelor of Commerce, Lake College | 2020 - 2023
Work experience
Barista, Corner Cafe | Mar 2023 – Present
Catering to a morning crowd, driving change in the queue.
Data assistant
02/2021 to 11/2022
Reports in SQL and Excel.
Skills
Python, SQL, Excel, latte art
Languages
Mandarin (native), English (fluent)
Licences: RSA, driver's licence, Working with Children Check
I once walked through a Greek village.`;

test('the fields of a profile are read from a resume', () => {
  const { education, experience, languages, licences, skills } = readResumeForm(resume);
  expect(education).toEqual([
    {
      institution: 'Harbour University',
      degree: 'Master of Information Technology',
      field: 'Data Science',
      startYear: '2024',
      endYear: '2026',
    },
    { institution: 'Lake College', degree: 'Bachelor of Commerce', field: '', startYear: '2020', endYear: '2023' },
  ]);
  expect(experience.map(({ company, title, start, end }) => ({ company, title, start, end }))).toEqual([
    { company: 'Corner Cafe', title: 'Barista', start: '2023-03', end: 'Present' },
    { company: '', title: 'Data assistant', start: '2021-02', end: '2022-11' },
  ]);
  expect(languages).toEqual(['Mandarin', 'English']);
  expect(licences).toEqual(['Driver licence', 'Responsible service of alcohol (RSA)', 'Working with children check']);
  expect(skills).toEqual(expect.arrayContaining(['Python', 'SQL', 'Excel', 'Coffee']));
  expect(skills).not.toContain('Catering');
  expect(skills).not.toContain('Languages');
  expect(skills).not.toContain('Mandarin');
});

test('an unrelated text yields no fields', () => {
  expect(readResumeForm('Dear sir or madam')).toEqual({
    skills: [],
    education: [],
    experience: [],
    languages: [],
    licences: [],
  });
});

test('registrations of teachers and licences of guards are read under any of their names', () => {
  const licencesIn = (line: string) => readResumeForm(`Mei Tan\n${line}`).licences;
  expect(licencesIn('Accredited with NESA since 2021')).toEqual(['Teacher registration']);
  expect(licencesIn('VIT registration 123456')).toEqual(['Teacher registration']);
  expect(licencesIn('NSW 1A/1C, first aid')).toEqual(['First aid', 'Security licence']);
});
