import { expect, test } from '@jest/globals';
import { annualised } from '@waratah/vocabulary/pay-amounts';
import { periodOf, salaryText } from './salary.ts';

const pay = (salaryMin?: number, salaryMax?: number, salaryPeriod?: 'hour' | 'week' | 'year') => ({
  salaryMin,
  salaryMax,
  salaryPeriod,
  salaryCurrency: 'AUD',
});

test('the pay period is guessed from the amount only if the ad states none', () => {
  expect(periodOf(pay(30))).toBe('hour');
  expect(periodOf(pay(undefined, 1_200))).toBe('week');
  expect(periodOf(pay(60_000, 80_000))).toBe('year');
  expect(periodOf(pay(200, undefined, 'week'))).toBe('week');
  expect(periodOf(pay())).toBeUndefined();
});

test('pay is formatted in words', () => {
  expect(salaryText(pay(60_000, 80_000))).toBe('$60,000 – $80,000 a year');
  expect(salaryText(pay(32.5, 32.5))).toBe('$32.50 an hour');
  expect(salaryText(pay(undefined, 1_500))).toBe('up to $1,500 a week');
  expect(salaryText({ ...pay(40_000), salaryCurrency: 'GBP' })).toBe('from GBP 40,000 a year');
  expect(salaryText(pay())).toBeUndefined();
});

test('pay for different periods is compared by its yearly amount', () => {
  expect(annualised(30, 'hour')).toBe(59_280);
  expect(annualised(1_000, 'week')).toBe(52_000);
});
