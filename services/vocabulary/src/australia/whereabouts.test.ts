import { expect, test } from '@jest/globals';
import { readLocalities } from './localities.ts';
import {
  isAbroad,
  isTitledAbroad,
  placesWorkAbroad,
  placesWorkInMajorCity,
  possibleStates,
  statesInTitle,
} from './whereabouts.ts';

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

test.each([
  'You will work in our Melbourne CBD restaurant.',
  'Based at our Sydney office',
  'The role is located in Brisbane.',
  'Working from the Brisbane depot, five days a week',
  'You will be placed at either our Toowoomba branch or our Brisbane CBD branch.',
  'Three days a week in our Melbourne office and two in Geelong.',
  'Multiple locations: Geelong, Ballarat, Melbourne.',
  'You will spend one day a week in Sydney.',
  'The position is in our Sydney CBD office or in Wollongong.',
])('places the work in a major city: %s', (sentence) => {
  expect(placesWorkInMajorCity(sentence)).toBe(true);
});

test.each([
  'You will work in our Bendigo restaurant.',
  'Parcels go to Sydney or Melbourne.',
  'Our head office is based in Sydney.',
  'We are a start-up based in Melbourne with a farm in Mildura.',
  'Work with clients located in Brisbane.',
  'You are relocating from a job based in Sydney',
  'The depot is located at 5 Brisbane Street.',
  'Co-working spaces in Brisbane and Perth',
])('does not: %s', (sentence) => {
  expect(placesWorkInMajorCity(sentence)).toBe(false);
});
