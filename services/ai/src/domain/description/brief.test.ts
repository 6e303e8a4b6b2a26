import { expect, test } from '@jest/globals';
import { readBrief } from './brief.ts';

test.each([
  ['CASUAL', 'CASUAL'],
  ['Casual', 'CASUAL'],
  ['part-time', 'PART_TIME'],
  ['Full time', 'FULL_TIME'],
  [' Fixed term ', 'FIXED_TERM'],
  ['Paid internship', 'PAID_INTERNSHIP'],
  ['Contract', 'FIXED_TERM'],
  ['Internship', undefined],
  ['Contract to rule', undefined],
  ['', undefined],
  [7, undefined],
  [null, undefined],
])('the employment type “%s” is understood as %s', (employmentType, code) =>
  expect(readBrief({ title: 'Barista', employmentType }).employmentType).toBe(code),
);
