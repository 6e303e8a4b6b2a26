import { expect, test } from '@jest/globals';
import { families } from './families.ts';
import { studentJobs } from './chosen-trades.ts';
import { tradeCodes, tradeNameOf, workOf } from './trade-names.ts';

test('each family has a short label of its own, in the form that it has within a sentence', () => {
  const labels = families.map(({ label }) => label);
  expect(new Set(labels).size).toBe(families.length);
  expect(labels.filter((label) => label === '' || label.length > 52)).toEqual([]);
  // Only abbreviations and names begin with a capital letter.
  expect(labels.filter((label) => /^[A-Z]/.test(label) && !/^(?:IT|HR|TAFE)\b/.test(label))).toEqual([]);
});

test('the name of a trade begins with a capital letter; an unknown code has none', () => {
  expect([tradeNameOf('221'), tradeNameOf('313'), tradeNameOf(studentJobs), tradeNameOf('999')]).toEqual([
    'Accounting and audit',
    'IT help desk',
    'Student jobs without experience',
    '',
  ]);
  expect(workOf('3513')).toBe('cooking');
  expect(tradeCodes).toHaveLength(families.length + 1);
});
