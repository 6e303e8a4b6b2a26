import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { fingerprintOf, likeness, runsOf } from '../fingerprint.ts';
import type { Place } from '@waratah/vocabulary/australia/places';
import { originalOf } from './near-copies.ts';

const body = `We are a family bakery in the old market hall and look for somebody who likes early mornings. You knead the
dough, watch the ovens, decorate cakes and serve our regulars, who know every loaf by its name. We teach you the trade,
pay for your uniform and share what is left on the shelves in the evening. You work in a team of six, have every second
weekend off and can plan your shifts around lectures. Write to Heather and tell us about the best bread you ever had.`;

const ad = (id: number, change: { title?: string; description?: string; place?: Place; shown?: boolean } = {}) => {
  const title = change.title ?? 'Bakery assistant';
  const description = change.description ?? body;
  return {
    _id: id,
    title,
    place: change.place ?? {},
    shown: change.shown ?? true,
    fingerprint: fingerprintOf({ title, companyName: 'Old Market Bakery', description }),
  };
};

const isCopy = (change: Parameters<typeof ad>[1], original = ad(1)) =>
  originalOf(ad(2, change), true, [original]) === 1;

test('the same words under another number, name or markup are a copy', () => {
  expect(isCopy({ title: 'Bakery assistant (ref 48213)' })).toBe(true);
  expect(isCopy({ title: 'BAKERY ASSISTANT - weekends' })).toBe(true);
  expect(isCopy({ description: `<p>${body.replace('six', 'seven')}</p>` })).toBe(true);
});

test('other words, another level, another trade or another city are another job', () => {
  const more = 'Our second shop opens in spring; until then you also drive the van to the markets and keep its papers.';
  expect(isCopy({ description: `${body} ${more}` })).toBe(false);
  expect(isCopy({ title: 'Senior bakery assistant' })).toBe(false);
  expect(isCopy({ title: 'Pastry chef' })).toBe(false);
  expect(isCopy({ place: { city: 'Perth', state: 'WA' } }, ad(1, { place: { city: 'Hobart', state: 'TAS' } }))).toBe(
    false,
  );
});

test('neighbouring suburbs are one place, and an unknown place is no other', () => {
  const fitzroy = { city: 'Fitzroy', state: 'VIC', latitude: -37.8, longitude: 144.98 };
  expect(
    isCopy({ place: { city: 'Carlton', state: 'VIC', latitude: -37.8, longitude: 144.97 } }, ad(1, { place: fitzroy })),
  ).toBe(true);
  expect(isCopy({}, ad(1, { place: fitzroy }))).toBe(true);
});

test('an ad that is over hides none that is open', () => {
  expect(isCopy({}, ad(1, { shown: false }))).toBe(false);
  expect(originalOf(ad(2, { shown: false }), false, [ad(1, { shown: false })])).toBe(1);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), minLength: 2, maxLength: 7 });

test('likeness estimates the share of common word runs, and likes share a band', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 60, maxLength: 200 }), fc.nat(20), (words, changed) => {
      const others = words.map((old, index) => (index < changed ? `${old}x` : old));
      const [a, b] = [words, others].map((list) =>
        fingerprintOf({ title: '', companyName: '', description: list.join(' ') }),
      );
      const [runs, otherRuns] = [runsOf(words), runsOf(others)];
      const common = [...runs].filter((run) => otherRuns.has(run)).length;
      const share = common / (runs.size + otherRuns.size - common);
      if (!a || !b) throw new Error('two fingerprints');
      expect(Math.abs(likeness(a, b) - share)).toBeLessThan(0.25);
      if (share > 0.9) expect(a.bands.some((band) => b.bands.includes(band))).toBe(true);
    }),
  );
});
