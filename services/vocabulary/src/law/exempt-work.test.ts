import { expect, test } from '@jest/globals';
import { isExemptWork } from './exempt-work.ts';

const sure = (code: string) => [{ code, confidence: 0.95 }];

test.each([
  ['a waiter', 'Waiter', sure('431'), true],
  ['a fruit picker', 'Fruit picker', sure('841'), true],
  ['a carer', 'Aged care worker', sure('4231'), true],
  ['a room cleaner of a hotel', 'Hotel room attendant', sure('811'), true],
  ['a cleaner of offices', 'Office cleaner', sure('811'), false],
  ['an accountant of a hotel', 'Hotel accountant', sure('221'), false],
  ['a gardener, of the same family as farm hands', 'Gardener', sure('841'), false],
  ['a tree lopper', 'Tree climber', sure('841'), false],
  ['a shop assistant', 'Shop assistant', sure('621'), false],
  ['a family that is not sure', 'All rounder', [{ code: '431', confidence: 0.8 }], false],
  ['a second family', 'Barista and cleaner', [...sure('811'), ...sure('431')], false],
  ['nothing read', 'Waiter', undefined, false],
])('%s', (_name, title, occupations, expected) => {
  expect(isExemptWork(title, occupations)).toBe(expected);
});
