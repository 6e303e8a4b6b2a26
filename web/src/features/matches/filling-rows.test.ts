import { expect, test } from '@jest/globals';
import { fillingRows } from './filling-rows.ts';

test.each([
  ['', ''],
  ['A', 'A'],
  ['a', 'a'],
  ['ab', ''],
  ['abc', 'c'],
  ['Abc', 'A'],
  ['Abcd', 'Ad'],
  ['aBcd', 'aB'],
  ['abCd', 'Cd'],
  ['aBCd', 'aBCd'],
])('of %p, where a capital fills a row by itself, %p fill rows', (cards, filling) => {
  const found = fillingRows(cards.split(''), (card) => card < 'a');
  expect(found).toEqual(new Set(filling.split('')));
});
