import { expect, test } from '@jest/globals';
import { asMeant } from './spelling.ts';

test.each([
  ['Citzens only', 'citizens only'],
  ['Must be a permenant resdient', 'Must be a permanent resident'],
  ['Austrlian citizenhip or permanant residancy', 'australian citizenship or permanent residency'],
  ['Full wrking rihgts', 'Full working rights'],
  ['unrestriced work rigths, no restictions', 'unrestricted work rights, no restrictions'],
  ['No interational studnets', 'No international students'],
  ['Sponsership for those who are eligable', 'sponsorship for those who are eligible'],
  ['Kiwis olny', 'Kiwis only'],
  ['N0 student v1sas, c1t1zens 0nly', 'No student visas, citizens only'],
  ['No vlsa holders', 'No visa holders'],
  ['Full work writes', 'Full work rights'],
])('%s: %s', (written, meant) => {
  expect(asMeant(written).toLowerCase()).toBe(meant.toLowerCase());
});

test.each([
  'A permanency in four cities for a studied person',
  'The workings of a Holden, and the wording of a requiem',
  'Restricting entitlements to Austrasian citizenry',
  'Nights, lights and the president of the residences at Zetland',
  'Australind and Woking are places',
  'A writer writes; room 105, level B1, N5 Japanese and the 3in1 cleaner',
])('leaves words of their own alone: %s', (written) => {
  expect(asMeant(written)).toBe(written);
});

test('words in their right spelling keep their letters', () => {
  const written = 'Australian CITIZENS, Permanent Residents and holders of a Sponsored visa';
  expect(asMeant(written)).toBe(written);
});
