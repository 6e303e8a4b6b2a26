import { expect, test } from '@jest/globals';
import { answerTo, jobOf, payOf, studentOf } from '../test-examples.ts';

const asksThirty = studentOf('500', { payFloor: 30 });

test.each([
  ['less pay than asked', jobOf(payOf(26, 29)), asksThirty, 'pay'],
  ['as much pay as asked, at most', jobOf(payOf(26, 30)), asksThirty, 'eligible'],
  ['pay not stated', jobOf(), asksThirty, 'eligible'],
  ['pay by the year', jobOf(payOf(50_000, 50_000, 'year')), asksThirty, 'pay'],
  ['an unpaid internship', jobOf({ employmentType: 'UNPAID_INTERNSHIP' }), studentOf('485'), 'check'],
])('%s', (_name, ad, who, expected) => {
  expect(answerTo(ad, who)).toBe(expected);
});
