import { expect, test } from '@jest/globals';
import { answerTo, jobOf, studentOf, today } from '../test-examples.ts';

test.each([
  ['a plain casual job', jobOf(), 'eligible'],
  ['not yet assessed', jobOf({ assessment: undefined }), 'live'],
  ['expired this second', jobOf({ expiresAt: today.now }), 'live'],
])('%s', (_name, ad, expected) => {
  expect(answerTo(ad, studentOf('500'))).toBe(expected);
});
