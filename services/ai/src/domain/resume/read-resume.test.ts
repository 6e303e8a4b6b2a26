import { expect, test } from '@jest/globals';
import { readResume } from './read-resume.ts';

const resume = `Mei Tan
Education
Master of Professional Accounting, University of Nowhere, 2024 - 2025
Work experience
Barista, Corner Cafe | Mar 2023 – Present
Made coffee for the morning crowd.
Accounts Assistant
02/2021 to 11/2022
Entered invoices.
Skills
Xero, Excel`;

test('studies, and work with its months, are read from a resume', () => {
  const { studies, works } = readResume(resume);
  expect(studies).toEqual(['Master of Professional Accounting, University of Nowhere, 2024 - 2025']);
  expect(works.map(({ title, start, end }) => ({ title, start, end }))).toEqual([
    { title: 'Barista', start: '2023-03', end: 'Present' },
    { title: 'Accounts Assistant', start: '2021-02', end: '2022-11' },
  ]);
});

test('a study with years is not read as work', () => {
  expect(readResume('Bachelor of Nursing, 2020 - 2023').works).toEqual([]);
});
