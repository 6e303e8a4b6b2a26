import { expect, test } from '@jest/globals';
import { outcomeOf, readTitles } from '../../tools/quality/titles.ts';

test('the labelled titles are of two parts, each title once, with families that exist', async () => {
  const titles = await readTitles();
  expect(titles).toHaveLength(640);
  expect(new Set(titles.map(({ title }) => title)).size).toBe(640);
  expect(titles.filter(({ part }) => part === 'held')).toHaveLength(213);
  expect(titles.filter(({ families }) => families.length === 0)).toHaveLength(40);
});

test('an occupation and its unit group are one trade; a title that tells too little is right without a place', () => {
  const outcome = (title: string, ...families: string[]) => outcomeOf({ part: 'dev', title, families });
  expect(outcome('Structural Engineer', '2332')).toBe('right');
  expect(outcome('Structural Engineer', '2333', '2335')).toBe('wrong');
  expect(outcome('Structural Engineer')).toBe('wrong');
  expect(outcome('Officer Grade II')).toBe('right');
  expect(outcome('Officer Grade II', '551')).toBe('unplaced');
});

test('titles as people write them are placed right more often than before', async () => {
  const held = (await readTitles()).filter(({ part }) => part === 'held').map(outcomeOf);
  expect(held.filter((outcome) => outcome === 'right').length).toBeGreaterThanOrEqual(165);
});
