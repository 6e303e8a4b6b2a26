import { expect, test } from '@jest/globals';
import { readLocalities } from './localities.ts';
import { isAbroad, isTitledAbroad, placesWorkAbroad, possibleStates, statesInTitle } from './whereabouts.ts';

const localities = await readLocalities();

test('a name in several states keeps all of them, and a name with its state has one', () => {
  expect(possibleStates('Malvern', localities)).toEqual(['SA', 'VIC']);
  expect(possibleStates('Malvern VIC', localities)).toEqual([]);
  expect(possibleStates('Nowhere at all', localities)).toEqual([]);
});

test('a place outside Australia is abroad, unless Australia has a place of that name', () => {
  expect(['London', 'Bangkok, Thailand', 'Manchester, UK'].map(isAbroad)).toEqual([true, true, true]);
  expect(['Wales NSW', 'Singapore Street, Brisbane QLD', 'Remote', ''].map(isAbroad)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("a title has its job's place at its end or in brackets", () => {
  expect(
    [
      'Account manager - Hong Kong',
      'Analyst (Singapore)',
      'Editor, in London',
      'Nurse | Auckland, New Zealand',
      'Developer - Auckland based',
    ].map(isTitledAbroad),
  ).toEqual([true, true, true, true, true]);
  expect(
    ['Sales manager, New Zealand market - Sydney NSW', 'Singapore noodle chef', 'India pale ale brewer'].map(
      isTitledAbroad,
    ),
  ).toEqual([false, false, false]);
});

test('a sentence places the work abroad, not the employer or its markets', () => {
  expect(placesWorkAbroad('The role is based at our Kuala Lumpur centre from March.')).toBe(true);
  expect(placesWorkAbroad('You will be based in Singapore.')).toBe(true);
  expect(placesWorkAbroad('We have centres in Kuala Lumpur and Sydney NSW.')).toBe(false);
});

test("a title's state is that of a big city or of a place named with it", () => {
  const states = (title: string) => statesInTitle(title, localities);
  expect(states('Site engineer - Perth')).toEqual(['WA']);
  expect(states('Cook (Broome WA)')).toEqual(['WA']);
  expect(states('Developer (Canberra, ACT based)')).toEqual(['ACT']);
  expect(states('Developer - Perth-based role')).toEqual(['WA']);
  expect(states('Developer - cloud based')).toEqual([]);
  expect(states('Teacher | Dubbo NSW | permanent')).toEqual(['NSW']);
  expect(states('Picker - NSW')).toEqual(['NSW']);
  expect(states('Buyer - Orange products')).toEqual([]);
  expect(states('Barista - Newtown')).toEqual([]);
  expect(states('Chef - early starts')).toEqual([]);
});
