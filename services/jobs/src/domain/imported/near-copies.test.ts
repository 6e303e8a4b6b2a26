import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { fingerprintOf, likeness, runsOf } from '../fingerprint.ts';
import type { Place } from '@waratah/vocabulary/australia/places';
import { originalOf } from './near-copies.ts';

const body = `We are a family bakery in the old market hall and look for somebody who likes early mornings. You knead the
dough, watch the ovens, decorate cakes and serve our regulars, who know every loaf by its name. We teach you the trade,
pay for your uniform and share what is left on the shelves in the evening. You work in a team of six, have every second
weekend off and can plan your shifts around lectures. Write to Heather and tell us about the best bread you ever had.`;

type Change = Readonly<{
  title?: string;
  companyName?: string;
  description?: string;
  location?: string;
  place?: Place;
  shown?: boolean;
  salaryMin?: number;
  salaryMax?: number;
}>;

const ad = (id: number, change: Change = {}) => {
  const title = change.title ?? 'Bakery assistant';
  const description = change.description ?? body;
  const companyName = change.companyName ?? 'Old Market Bakery';
  return {
    _id: id,
    title,
    companyName,
    description,
    location: change.location,
    place: change.place ?? {},
    shown: change.shown ?? true,
    salaryMin: change.salaryMin,
    salaryMax: change.salaryMax,
    fingerprint: fingerprintOf({ title, companyName, description }),
  };
};

const isCopy = (change: Parameters<typeof ad>[1], original = ad(1)) =>
  originalOf(ad(2, change), true, [original]) === 1;

test('the same text under another number, name or markup is a copy', () => {
  expect(isCopy({ title: 'Bakery assistant (ref 48213)' })).toBe(true);
  expect(isCopy({ title: 'BAKERY ASSISTANT - weekends' })).toBe(true);
  expect(isCopy({ description: `<p>${body.replace('six', 'seven')}</p>` })).toBe(true);
});

test("a changed word in the title, another date or the page's other ads do not make a different job", () => {
  expect(isCopy({ title: 'Bakery helper' }, ad(1, { title: 'Bakery assistants' }))).toBe(false);
  expect(isCopy({ title: 'Early bakery shop helper' }, ad(1, { title: 'Early bakery shop hand' }))).toBe(true);
  expect(isCopy({ title: 'Bakery assistants' })).toBe(true);
  const tail = 'Posted 3 days ago. Other jobs you may like: Barista, Corner Cafe. Night porter, Grand Hotel. Florist.';
  expect(isCopy({ description: `${body} Apply now ${tail.repeat(3)}` })).toBe(true);
});

test('two jobs on one page, or in two states with a suburb of the same name, are different', () => {
  const page = `${body} We have two roles in the bakery: one for bread and one for cakes.`;
  const job = (title: string) => ({ title, description: page });
  expect(isCopy(job('Bakery assistant for bread'), ad(1, job('Bakery assistant for cakes')))).toBe(false);
  const near = (city: string) => ({
    location: 'Fairfield',
    description: `${body} The shop is ten minutes from ${city}.`,
  });
  expect(isCopy(near('Sydney'), ad(1, near('Melbourne')))).toBe(false);
  expect(isCopy(near('Sydney'), ad(1, near('Sydney')))).toBe(true);
  expect(isCopy({ location: 'North Shore' }, ad(1, { location: 'Harbour Hill' }))).toBe(false);
});

test('for another company, the text must be nearly identical', () => {
  expect(isCopy({ companyName: 'Town Staff Agency' })).toBe(true);
  expect(isCopy({ companyName: 'Town Staff Agency', description: body.slice(0, -90) })).toBe(false);
});

test('another text, level, trade or city is a different job', () => {
  const more = `Our second shop opens in spring; until then you also drive the van to the markets, keep its papers, wash it
    on Fridays, order flour and salt from the mill, count the till with Bruno and lock the shutters after the last customer.`;
  expect(isCopy({ description: `${body} ${more}` })).toBe(false);
  expect(isCopy({ title: 'Senior bakery assistant' })).toBe(false);
  expect(isCopy({ title: 'Pastry chef' })).toBe(false);
  expect(isCopy({ place: { city: 'Perth', state: 'WA' } }, ad(1, { place: { city: 'Hobart', state: 'TAS' } }))).toBe(
    false,
  );
});

test('neighbouring suburbs count as one place, and an unknown place matches any', () => {
  const fitzroy = { city: 'Fitzroy', state: 'VIC', latitude: -37.8, longitude: 144.98 };
  expect(
    isCopy({ place: { city: 'Carlton', state: 'VIC', latitude: -37.8, longitude: 144.97 } }, ad(1, { place: fitzroy })),
  ).toBe(true);
  expect(isCopy({}, ad(1, { place: fitzroy }))).toBe(true);
});

test('a closed ad never hides an open one', () => {
  expect(isCopy({}, ad(1, { shown: false }))).toBe(false);
  expect(originalOf(ad(2, { shown: false }), false, [ad(1, { shown: false })])).toBe(1);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), minLength: 2, maxLength: 7 });

test('the estimate approximates the share of common word sequences, and similar texts share a bucket', () => {
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
    { seed: 20_261_123 },
  );
});

test('pay that differs clearly is of another job, pay that one ad leaves out is not', () => {
  const pay = (salaryMin: number, salaryMax?: number) => ({ salaryMin, ...(salaryMax && { salaryMax }) });
  expect(isCopy(pay(40, 45), ad(1, pay(30, 32)))).toBe(false);
  expect(isCopy(pay(31, 34), ad(1, pay(30, 32)))).toBe(true);
  expect(isCopy(pay(40, 45))).toBe(true);
});

test('ads of one page of boilerplate with tasks of their own are different jobs', () => {
  const page = body.repeat(2);
  const reef =
    'You sequence the DNA of corals on our research vessel. A doctorate in marine biology is what we ask for.';
  const book =
    'Medieval manuscripts from northern convents are catalogued. Palaeography and Latin grammar matter most here.';
  const fellow = (tasks: string) => ({ title: 'Research fellow', description: `${tasks} ${page}` });
  expect(isCopy(fellow(reef), ad(1, fellow(book)))).toBe(false);
  expect(isCopy(fellow(reef), ad(1, fellow(reef.replace('vessel', 'ship'))))).toBe(true);
});
