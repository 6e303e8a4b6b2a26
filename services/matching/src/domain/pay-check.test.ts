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
