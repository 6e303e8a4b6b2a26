import { expect, test } from '@jest/globals';
import { payHint } from './pay-hint.ts';

const minimum = { hourly: 26.44, casualHourly: 33.05, from: '2026-07-01' };
const hint = (salaryMin: string, employmentType: 'CASUAL' | 'PART_TIME', salaryPeriod: 'hour' | 'year' = 'hour') =>
  payHint({ salaryMin, salaryMax: '', employmentType, salaryPeriod }, minimum);

test('hourly pay below the minimum is a warning, and casuals earn a quarter more', () => {
  expect(hint('26.43', 'PART_TIME')).toMatchObject({
    tone: 'warn',
    text: expect.stringContaining('$26.44 an hour (since 1 July 2026)'),
  });
  expect(hint('30', 'CASUAL')).toMatchObject({ tone: 'warn', text: expect.stringContaining('$33.05') });
});

test.each([
  ['26.44', 'PART_TIME', 'Exactly the national minimum of $26.44 an hour. An award may ask for more.'],
  ['33.50', 'CASUAL', '45c above the national casual minimum of $33.05 an hour. An award may ask for more.'],
  ['27.44', 'PART_TIME', '$1.00 above the national minimum of $26.44 an hour. An award may ask for more.'],
] as const)('$%s an hour, %s, is from the minimum up', (pay, type, text) => {
  expect(hint(pay, type)).toEqual({ tone: 'ok', text });
});

test('pay by the year, none, and what is no number have no hint', () => {
  expect(hint('30', 'CASUAL', 'year')).toBeUndefined();
  expect(hint('', 'CASUAL')).toBeUndefined();
  expect(hint('lots', 'CASUAL')).toBeUndefined();
});
