import { expect, test } from '@jest/globals';
import { readAd } from './ad.ts';

/** Text that invites a pattern to try again at every place: openings of rules that never come to their end. */
const shapes = [
  ' ',
  'a',
  '(',
  '•',
  'citizen, ',
  'citizenMust',
  'if not ',
  'may ',
  'cannot accept ',
  'without a ',
  'student, bridging, ',
  'work rights in Australia ',
  'full unrestricted ',
  'top secret / ',
  'sponsor on ',
  'regardless ',
  'Desirable: ',
  'is also very highly ',
  '10-20-',
  '20 hours per week ',
  'cannotunlessMondaycitizen ',
];

test.each(shapes)('100 kB of "%s" are read at once', (shape) => {
  const descriptionHtml = shape.repeat(100_000 / shape.length);
  const started = performance.now();
  readAd({ title: 'Cook', descriptionHtml, skills: [], education: '' });
  // Takes about 0.1 s; a pattern whose time grows with the square of the length takes minutes.
  expect(performance.now() - started).toBeLessThan(2_000);
});
