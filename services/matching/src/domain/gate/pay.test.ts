import { expect, test } from '@jest/globals';
import { answerTo, jobOf, payOf, studentOf } from '../test-examples.ts';

const asksThirty = studentOf('500', { payFloor: 30 });

test.each([
  ['less pay than asked', jobOf(payOf(26, 29)), asksThirty, 'pay'],
  ['as much pay as asked, at most', jobOf(payOf(26, 30)), asksThirty, 'eligible'],
  ['pay not stated', jobOf(), asksThirty, 'eligible'],
  ['pay by the year', jobOf(payOf(50_000, 50_000, 'year')), asksThirty, 'pay'],
  ['pay below the minimum', jobOf(payOf(25.73, 25.73)), studentOf('485'), 'pay'],
  ['pay of the entry level of an award', jobOf(payOf(25.74, 25.74)), studentOf('485'), 'check'],
  ['pay a cent below the minimum', jobOf(payOf(26.43, 26.43)), studentOf('485'), 'check'],
  ['pay of the minimum', jobOf(payOf(26.44, 26.44)), studentOf('485'), 'eligible'],
  ['an unpaid internship', jobOf({ employmentType: 'UNPAID_INTERNSHIP' }), studentOf('485'), 'check'],
])('%s', (_name, ad, who, expected) => {
  expect(answerTo(ad, who)).toBe(expected);
});
