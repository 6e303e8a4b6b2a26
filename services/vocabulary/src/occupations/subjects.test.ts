import { expect, test } from '@jest/globals';
import { familiesOfSubject, subjectsTaught } from './subjects.ts';

const first = (title: string) => familiesOfSubject(title)[0]?.code;

test.each([
  ['Taxation Professional', '221'],
  ['Officer - Payroll', '551'],
  ['Junior Associate - Litigation', '271'],
  ['Cyber Security Fellow', '262112'],
  ['Embedded Systems Trainee', '2333'],
  ['Human Resources Grade II', '223'],
])('what "%s" is about tells its family: %s', (title, code) => {
  expect(first(title)).toBe(code);
});

test('the role decides between those who lead a subject, plan it and carry it out', () => {
  expect([first('Payroll Supervisor'), first('Electrical Engineer Grade A'), first('Electrical Helper')]).toEqual([
    '551',
    '2333',
    '341',
  ]);
});

test('whoever leads work of a profession does less of it', () => {
  const [doing] = familiesOfSubject('Data Science Associate');
  const [leading] = familiesOfSubject('Data Science Director');
  expect(leading?.confidence).toBeLessThan((doing?.confidence ?? 0) * 0.7);
});

test.each([
  ['Lecturer - Business (Accounting)', '221'],
  ['TAFE Teacher - Commercial Cookery', '3513'],
  ['Data Analytics Instructor', '2241'],
])('the subject that is taught is found in "%s"', (title, code) => {
  expect(subjectsTaught(title)).toContain(code);
});

test('a teacher of no named subject may teach any', () => {
  expect([subjectsTaught('Casual Academic'), subjectsTaught('Sessional Lecturer')]).toEqual([[], []]);
});

test('later parts of a title count less, and a title about nothing is placed nowhere', () => {
  const payroll = (title: string) => familiesOfSubject(title).find(({ code }) => code === '551')?.confidence ?? 0;
  expect(payroll('Payroll Associate - Taxation')).toBeGreaterThan(payroll('Taxation Associate - Payroll'));
  expect(familiesOfSubject('Associate - Level 2')).toEqual([]);
  expect(familiesOfSubject('')).toEqual([]);
});
