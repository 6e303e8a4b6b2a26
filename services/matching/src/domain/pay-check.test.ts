import { expect, test } from '@jest/globals';
import { payCheckOf } from './pay-check.ts';
import { jobOf, payOf, today } from './test-examples.ts';

test.each([
  [payOf(9), '$9 an hour', 'below'],
  [payOf(30), '$30 an hour', 'ask'],
  [payOf(35), '$35 an hour', 'lawful'],
  [{}, '', 'unstated'],
] as const)('casual pay of %j stands beside the minimum of the day', (pay, said, standing) => {
  expect(payCheckOf(jobOf(pay), today.day)).toMatchObject({ said, standing, minimum: 26.44, casualMinimum: 33.05 });
});

test.each([
  ['commission', payOf(35), 'ask'],
  ['pieces', payOf(35), 'ask'],
  ['deduction', payOf(35), 'ask'],
  ['commission', payOf(9), 'below'],
  ['commission', {}, 'unstated'],
  ['cash', payOf(35), 'lawful'],
] as const)('beside a term of %s, pay of %j is not sure to be lawful', (kind, pay, standing) => {
  const ad = jobOf(pay, { payTerms: [{ kind, quote: 'So it is.' }] });
  expect(payCheckOf(ad, today.day).standing).toBe(standing);
});
