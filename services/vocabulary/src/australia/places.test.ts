import { expect, test } from '@jest/globals';
import { readLocalities } from './localities.ts';
import { placeOf } from './places.ts';

const localities = await readLocalities();
const place = (location: string, city?: string, state?: string) => placeOf({ location, city, state }, localities);
const near = (value: number) => expect.closeTo(value, 1);

test('city and state are read from the text, with their coordinates', () => {
  expect(place('Sydney NSW')).toEqual({
    city: 'Sydney',
    state: 'NSW',
    latitude: near(-33.87),
    longitude: near(151.2),
    postcode: '2000',
  });
  expect(place('North Adelaide SA 5006')).toMatchObject({ city: 'North Adelaide', state: 'SA', latitude: near(-34.9) });
  expect(place('Brisbane QLD(Hybrid)')).toMatchObject({ city: 'Brisbane', state: 'QLD' });
  expect(place('', 'Gold Coast', 'QLD')).toMatchObject({ city: 'Gold Coast', latitude: near(-28) });
});

test('a big city needs no state', () => {
  expect(place('Perth')).toMatchObject({ state: 'WA', latitude: near(-31.95) });
});

test('no state is guessed for a name in several states or in none', () => {
  expect(place('Richmond')).toEqual({});
  expect(place('Atlantis')).toEqual({});
  expect(place('Australia')).toEqual({});
  expect(place('Western Australia')).toEqual({ state: 'WA' });
});
