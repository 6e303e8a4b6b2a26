import { expect, test } from '@jest/globals';
import { readAd } from './ad.ts';

/** Text that makes a pattern try again at every position: beginnings of rules that never match to the end. */
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

test.each(shapes)('100 kB of "%s" are read within the time limit', (shape) => {
  const descriptionHtml = shape.repeat(100_000 / shape.length);
  const started = performance.now();
  readAd({ title: 'Cook', descriptionHtml, skills: [], education: '' });
  // no-luck: takes about 0.1 s; a pattern whose time grows with the square of the length takes minutes
  expect(performance.now() - started).toBeLessThan(30_000);
});
