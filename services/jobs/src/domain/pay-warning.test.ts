import { expect, test } from '@jest/globals';
import { minimumWageAt } from '@waratah/vocabulary/minimum-wage';
import { payWarningOf } from './pay-warning.ts';

const now = new Date('2026-11-21T09:00:00Z');

const offer = (salaryMin: number | undefined, fields: object = {}) => ({
  salaryMin,
  salaryCurrency: 'AUD',
  employmentType: 'PART_TIME' as const,
  ...fields,
});

test('the minimum wage is that of the date, plus a quarter for casuals', () => {
  expect(minimumWageAt(now)).toMatchObject({ hourly: 26.44, casualHourly: 33.05, from: '2026-07-01' });
  expect(minimumWageAt(new Date('2026-06-30T09:00:00Z'))).toMatchObject({ hourly: 24.95, casualHourly: 31.19 });
  expect(minimumWageAt(new Date('2020-01-01T09:00:00Z'))).toMatchObject({ hourly: 24.95 });
});

test('hourly pay below the minimum gives a warning; the minimum itself does not', () => {
  expect(payWarningOf(offer(26.43), now)).toBe(
    'This is below the national minimum wage of $26.44 an hour (since 1 July 2026).',
  );
  expect(payWarningOf(offer(26.44), now)).toBeUndefined();
});

test('casual pay includes the loading', () => {
  expect(payWarningOf(offer(30, { employmentType: 'CASUAL' }), now)).toContain('$33.05 an hour');
  expect(payWarningOf(offer(33.05, { employmentType: 'CASUAL' }), now)).toBeUndefined();
});

test('pay by the day, week or year is checked for full-time work only', () => {
  expect(payWarningOf(offer(45_000, { employmentType: 'FULL_TIME' }), now)).toContain('$52,254.80 a year');
  expect(payWarningOf(offer(900, { employmentType: 'FULL_TIME' }), now)).toContain('$1,004.90 a week');
  expect(payWarningOf(offer(190, { employmentType: 'FULL_TIME', salaryPeriod: 'day' }), now)).toContain(
    '$200.98 a day',
  );
  expect(payWarningOf(offer(20_000), now)).toBeUndefined();
});

test('the upper amount is used if there is no lower one; unpaid work and other currencies are not checked', () => {
  expect(payWarningOf({ ...offer(undefined), salaryMax: 20 }, now)).toBeDefined();
  expect(payWarningOf(offer(undefined), now)).toBeUndefined();
  expect(payWarningOf(offer(20, { salaryCurrency: 'NZD' }), now)).toBeUndefined();
  expect(payWarningOf(offer(20, { employmentType: 'UNPAID_INTERNSHIP' }), now)).toBeUndefined();
});
