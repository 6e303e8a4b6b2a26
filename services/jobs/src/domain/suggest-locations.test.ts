import { expect, test } from '@jest/globals';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { suggestLocations } from './suggest-locations.ts';

const localities = await readLocalities();

const labelsOf = (query: string) => suggestLocations(localities, query, 3).map(({ label }) => label);

test.each([
  ['fitzr', 'Fitzroy VIC'],
  ['Sydny', 'Sydney NSW'],
  ['melb', 'Melbourne VIC'],
])('of the places for %s the likeliest comes first', (query, first) => {
  expect(labelsOf(query)[0]).toBe(first);
});
