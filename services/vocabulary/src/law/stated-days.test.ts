import { expect, test } from '@jest/globals';
import { stretchOf } from './stated-days.ts';

const posted = '2026-11-27';

test.each([
  [{ last: '2027-01-20' }, { last: '2027-01-20' }],
  [{ last: '--01-20' }, { last: '2027-01-20' }],
  [{ last: '--11-27' }, { last: '2026-11-27' }],
  [{ last: '--11-26' }, { last: '2027-11-26' }],
  [{ last: '2027-02' }, { last: '2027-02-28' }],
  [{ last: '2028-02' }, { last: '2028-02-29' }],
  [{ last: '--12' }, { last: '2026-12-31' }],
  [{ last: '--11' }, { last: '2026-11-30' }],
  [
    { first: '--12-10', last: '--01-20' },
    { first: '2026-12-10', last: '2027-01-20' },
  ],
  [
    { first: '--12-01', last: '--12-24' },
    { first: '2026-12-01', last: '2026-12-24' },
  ],
  [
    { first: '--11-01', last: '--12-24' },
    { first: '2026-11-01', last: '2026-12-24' },
  ],
  [
    { first: '--12', last: '--02' },
    { first: '2026-12-01', last: '2027-02-28' },
  ],
  [
    { first: '--12-10', last: '2027-12-20' },
    { first: '2027-12-10', last: '2027-12-20' },
  ],
  [
    { first: '2027-06-01', last: '--01-31' },
    { first: '2027-06-01', last: '2028-01-31' },
  ],
  [
    { first: '2026-12-10', last: '2027-01-20' },
    { first: '2026-12-10', last: '2027-01-20' },
  ],
  [{ last: '2025-12-24' }, { last: '2025-12-24' }],
])('%j, posted on 27 November 2026', (stated, stretch) => {
  expect(stretchOf(stated, posted)).toEqual(stretch);
});

test.each([
  { last: '2027-02-30' },
  { last: '--02-30' },
  { last: '--13' },
  { last: '--00-10' },
  { last: '2027-01-00' },
  { last: 'January' },
  { last: '' },
  { first: 'soon', last: '--01-20' },
  { first: '--02-30', last: '--03-20' },
  { first: '2027-02-01', last: '2027-01-20' },
  { first: '--01-20', last: '--12-07' },
  { first: '--02', last: '--01' },
])('nothing that can be relied on: %j', (stated) => {
  expect(stretchOf(stated, posted)).toBeUndefined();
});

test('29 February, in a year that has one', () => {
  expect(stretchOf({ last: '--02-29' }, '2027-11-01')).toEqual({ last: '2028-02-29' });
});
