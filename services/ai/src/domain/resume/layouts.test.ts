import { expect, test } from '@jest/globals';
import { readResumeForm } from './resume-form.ts';

/** Invented resumes in the layouts that students send. */
const worksOf = (text: string) =>
  readResumeForm(text).experience.map(({ title, company, start, end }) => [title, company, start, end].join(' / '));
const studiesOf = (text: string) =>
  readResumeForm(text).education.map(({ degree, field, institution, startYear, endYear }) =>
    [degree, field, institution, startYear, endYear].join(' / '),
  );
const descriptionsOf = (text: string) => readResumeForm(text).experience.map(({ description }) => description);

const twoColumns = `CONTACT
0400 000 000
priya.raghunathan@example.org
SKILLS
Customer service
Latte art
LANGUAGES
Tamil (native)
English
Hindi
Priya Raghunathan
PROFILE
Nursing student who likes busy floors.
WORK EXPERIENCE
Barista
Harbour Kitchen, Sydney NSW
Jan 2023 - Present
• Made coffee for the morning crowd
• Training new staff
Shop Assistant
Shree Krishna Traders Pvt. Ltd., Chennai
Jun'19 - Dec'21
• Served customers and counted the till
EDUCATION
Bachelor of Nursing
Harbour University
2023 - 2026`;

test('a side column is read first: its skills are not work, and a description ends with its section', () => {
  expect(worksOf(twoColumns)).toEqual([
    'Barista / Harbour Kitchen / 2023-01 / Present',
    'Shop Assistant / Shree Krishna Traders Pvt. Ltd. / 2019-06 / 2021-12',
  ]);
  expect(descriptionsOf(twoColumns)).toEqual([
    '• Made coffee for the morning crowd • Training new staff',
    '• Served customers and counted the till',
  ]);
  expect(readResumeForm(twoColumns).languages).toEqual(['Tamil', 'English', 'Hindi']);
  expect(studiesOf(twoColumns)).toEqual(['Bachelor of Nursing /  / Harbour University / 2023 / 2026']);
});

const datesBefore = `José Ángel Núñez Quispe
Experience:
Mar 2022 – Present   Kitchen Hand, Café Río
Washed, prepared and plated for eighty covers
Ene 2020 – Feb 2022   Mesero, Panadería San José, Lima
Waited tables in two languages
Education:
2019 – 2021   Diploma of Hospitality Management, Lake College
Languages: Spanish, English`;

test('dates before names, under headings that end with a colon', () => {
  expect(worksOf(datesBefore)).toEqual([
    'Kitchen Hand / Café Río / 2022-03 / Present',
    'Mesero / Panadería San José / 2020-01 / 2022-02',
  ]);
  expect(descriptionsOf(datesBefore)[1]).toBe('Waited tables in two languages');
  expect(studiesOf(datesBefore)).toEqual(['Diploma of Hospitality Management /  / Lake College / 2019 / 2021']);
});

const datesAfter = `Mei Li (李美)
Employment History
Accounts Assistant at Zhang & Li Trading Co., Ltd. (Part-time), Mar 2021 to Nov 2022
Entered invoices and reconciled accounts.
Research Assistant, Harbour University | 2023.03 - 2024.05
Cleaned data in Python.
Academic Background
Harbour University, 2022 - Present
Master of Professional Accounting
Lake University, 2017 - 2021
B.Com in Accounting
Projects
Budget app, Jan 2022 - Mar 2022
A small tool for students.`;

test('dates after names: no month remains in a name, and a project is not work', () => {
  expect(worksOf(datesAfter)).toEqual([
    'Accounts Assistant / Zhang & Li Trading Co., Ltd. / 2021-03 / 2022-11',
    'Research Assistant / Harbour University / 2023-03 / 2024-05',
  ]);
  expect(studiesOf(datesAfter)).toEqual([
    'Master of Professional Accounting /  / Harbour University / 2022 / ',
    'B.Com / Accounting / Lake University / 2017 / 2021',
  ]);
});

const ownLines = `RAHUL DESHMUKH
P R O F E S S I O N A L  E X P E R I E N C E
01/2023 - Till Date
Software Engineer
Banyan Technologies, Pune
Built services in Java.
06/2020 - 12/2022
Designation: Junior Developer
Company: Lotus Systems
Fixed reports.
ACADEMIC QUALIFICATIONS
B.Tech in Computer Science, Lake Institute of Technology, 2016 - 2020
CERTIFICATIONS
First Aid, 2022 - 2025
REFERENCES
Available, 2019 - 2020 manager`;

test('dates on separate lines above the names, under capital headings with spaced letters', () => {
  expect(worksOf(ownLines)).toEqual([
    'Software Engineer / Banyan Technologies / 2023-01 / Present',
    'Junior Developer / Lotus Systems / 2020-06 / 2022-12',
  ]);
  expect(descriptionsOf(ownLines)).toEqual(['Built services in Java.', 'Fixed reports.']);
  expect(studiesOf(ownLines)).toEqual(['B.Tech / Computer Science / Lake Institute of Technology / 2016 / 2020']);
});

const companyFirst = `Camila Souza
Work History
Harbour Kitchen, Sydney  Feb – Nov 2023
Waitress
Carried plates for functions
Hotel Mar Azul, Brazil  2020 – 2022
Receptionist
Welcomed guests
Volunteer Experience
Beach clean-up, 2021 - 2022
Skills & Interests
Surfing`;

test('employer and dates on one line, with the title below', () => {
  expect(worksOf(companyFirst)).toEqual([
    'Waitress / Harbour Kitchen / 2023-02 / 2023-11',
    'Receptionist / Hotel Mar Azul / 2020 / 2022',
  ]);
  expect(descriptionsOf(companyFirst)).toEqual(['Carried plates for functions', 'Welcomed guests']);
});
