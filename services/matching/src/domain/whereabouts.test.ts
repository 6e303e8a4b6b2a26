import { beforeAll, expect, test } from '@jest/globals';
import { type Localities, readLocalities } from '@waratah/vocabulary/australia/localities';
import { whereaboutsOf } from './whereabouts.ts';

let localities: Localities;
beforeAll(async () => {
  localities = await readLocalities();
});

const sydney = { text: 'Sydney NSW', city: 'Sydney', state: 'NSW', remote: false, coordinates: undefined };
const unknown = { ...sydney, text: 'London', city: '', state: '' };

const kinds = ['abroad', 'perhapsAbroad', 'titledElsewhere'] as const;

test.each([
  { title: 'Barista', expected: {} },
  { title: 'Barista - Sydney', expected: {} },
  { title: 'Developer | London', abroad: 'Developer | London', expected: { abroad: true } },
  { title: 'Developer', abroad: 'You are based in London.', expected: { perhapsAbroad: true } },
  { title: 'Developer', place: unknown, expected: { abroad: true } },
  {
    title: 'Web developer - Brisbane',
    expected: { state: '', states: ['NSW', 'QLD'], titledElsewhere: true },
  },
  { title: 'Web developer (Brisbane based)', expected: { state: '', states: ['QLD'] } },
  { title: 'Web developer | Relocate to Brisbane', expected: { state: '', states: ['QLD'] } },
  { title: 'Web developer - based in Brisbane', expected: { state: '', states: ['QLD'] } },
  {
    title: 'Web developer (VIC) - Sydney based',
    expected: { state: '', states: ['NSW', 'VIC'], titledElsewhere: true },
  },
])('$title, $abroad', ({ title, place = sydney, abroad, expected }) => {
  const found = whereaboutsOf({ title, place }, abroad, localities);
  expect(found).toMatchObject(expected);
  expect(kinds.filter((kind) => found[kind])).toEqual(kinds.filter((kind) => kind in expected));
});
