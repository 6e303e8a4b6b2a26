import { expect, test } from '@jest/globals';
import { families } from './families.ts';
import { studentJobs } from './chosen-trades.ts';
import { tradeCodes, tradeNameOf, tradesMeant, workOf } from './trade-names.ts';

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

test.each([
  ['barista', '431'],
  ['Junior accountant', '221'],
  ['accou', '221'],
  ['nurs', '2544'],
  ['software', '2613'],
  ['developer', '2613'],
  ['night fill', '891'],
])('"%s" finds its family among the first three', (text, code) => {
  expect(tradesMeant(text).slice(0, 3)).toContain(code);
});

test.each(['', '   ', '!?', 'zzzz', 'x'.repeat(5_000)])('"%.20s" finds nothing', (text) => {
  expect(tradesMeant(text)).toEqual([]);
});

test('nobody reads more than eight', () => {
  expect(tradesMeant('a')).toHaveLength(8);
});
