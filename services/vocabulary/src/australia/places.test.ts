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

test('every place that a form suggests is found by its name and state', () => {
  const lost = [...localities.values()].flat().filter(({ name, state }) => {
    const found = place(`${name} ${state}`);
    const namesakes = localities.get(name.toLowerCase())?.filter((one) => one.state === state) ?? [];
    const isThere = name === 'Canberra' || namesakes.some(({ latitude }) => latitude === found.latitude);
    return found.state !== state || !isThere;
  });
  expect(lost.map(({ name, state }) => `${name} ${state}`)).toEqual([]);
});

test('the name of a state may be in that of a place', () => {
  expect(place('Victoria Park WA')).toMatchObject({ city: 'Victoria Park', state: 'WA', latitude: near(-31.98) });
  expect(place('Mount Victoria')).toMatchObject({ city: 'Mount Victoria', state: 'NSW' });
  expect(place('Port Victoria, South Australia')).toMatchObject({ city: 'Port Victoria', state: 'SA' });
  expect(place('South Melbourne Victoria')).toMatchObject({ city: 'South Melbourne', state: 'VIC' });
  expect(place('NSW Ultimo')).toMatchObject({ city: 'Ultimo', state: 'NSW' });
  expect(place('Melbourne VIC / Perth WA')).toMatchObject({ city: 'Melbourne', state: 'VIC' });
});

test('a place may begin with "The" or "Mt"', () => {
  expect(place('The Rocks NSW')).toMatchObject({ city: 'The Rocks', state: 'NSW', latitude: near(-33.86) });
  expect(place('The Gap QLD')).toMatchObject({ city: 'The Gap', state: 'QLD', latitude: near(-27.44) });
  expect(place('The Sydney CBD')).toMatchObject({ state: 'NSW', latitude: near(-33.87) });
  expect(place('Mt Druitt NSW')).toMatchObject({ city: 'Mt Druitt', state: 'NSW', latitude: near(-33.77) });
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
