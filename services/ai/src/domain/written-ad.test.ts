import { beforeAll, expect, test } from '@jest/globals';
import { type Localities, readLocalities } from '@waratah/vocabulary/australia/localities';
import { readWrittenAd } from './written-ad.ts';
import { WrittenAd } from './written-ad-fields.ts';

const day = '2026-11-23';
let localities: Localities;
beforeAll(async () => {
  localities = await readLocalities();
});

const openings = (input: object) =>
  new Map(
    readWrittenAd(WrittenAd.parse(input), localities, day).openings.map(({ visa, kind, because }) => [
      visa,
      { kind, because },
    ]),
  );

test('an empty ad states nothing', () => {
  expect(openings({ title: ' ', description: null, employmentType: 'FULL_TIME' }).size).toBe(0);
});

test('hours, place and requirements are read from the unsaved ad', () => {
  const found = openings({
    title: 'Kitchen hand',
    description: '<p>Wash up on weekends, 16 hours a week.</p>',
    location: 'Orange NSW',
  });
  expect(found.get('500')).toMatchObject({ kind: 'open' });
  expect(found.get('491')).toMatchObject({ kind: 'open' });
  expect(openings({ title: 'Kitchen hand', location: 'Sydney NSW' }).get('491')).toMatchObject({ kind: 'closed' });
});

test('a text that places the work in a major city makes a regional place a question', () => {
  const in491 = (description: string) =>
    openings({ title: 'Chef', description, location: 'Orange NSW' }).get('491')?.kind;
  expect(in491('<p>Cook lunch in our kitchen.</p>')).toBe('open');
  expect(in491('<p>You will work in our Sydney restaurant.</p>')).toBe('ask');
});

test('a full-time job without hours counts as 38 hours a week', () => {
  expect(openings({ title: 'Cook', employmentType: 'FULL_TIME' }).get('500')).toEqual({
    kind: 'closed',
    because: '38 hours a week, 76 a fortnight: more than the 48 of subclass 500 in session',
  });
});

test('a term that only the text names counts as one in the title', () => {
  const ad = { title: 'Bookkeeper', description: '<p>A 12-month contract in our office.</p>' };
  expect(openings(ad).get('417/462')).toMatchObject({ kind: 'ask' });
  expect(readWrittenAd(WrittenAd.parse(ad), localities, day).reading.tenure).toEqual({ months: 12 });
  expect(openings({ ...ad, description: '<p>Keep our books.</p>' }).get('417/462')).toMatchObject({
    kind: 'open',
  });
});

test("the employer's choice of level comes before the level of the words", () => {
  const levelOf = (input: object) => readWrittenAd(WrittenAd.parse(input), localities, day).reading.level;
  const ad = { title: 'Senior Bookkeeper', description: '<p>Keep our books.</p>' };
  expect([levelOf(ad), levelOf({ ...ad, experienceLevel: 'entry' })]).toEqual(['senior', 'junior']);
});

test('a requirement closes the ad and is quoted', () => {
  const description = '<p>Keep the books in order.</p><p>Only Australian citizens can be considered.</p>';
  expect(openings({ title: 'Bookkeeper', description }).get('189')).toEqual({
    kind: 'closed',
    because: 'the ad says "Only Australian citizens can be considered.": citizens only',
  });
});

test('hours in the form override fewer in the text, and an incomplete number counts as not given', () => {
  const text = { title: 'Cook', description: '<p>Cook for us 38 hours a week.</p>' };
  expect(openings({ ...text, hoursMin: 40, hoursMax: 45 }).get('500')).toMatchObject({ kind: 'closed' });
  expect(openings({ ...text, hoursMin: 0, hoursMax: Number.NaN }).get('500')).toMatchObject({ kind: 'closed' });
});

test('more hours in the text than in the form are a question, since nobody can tell which is meant', () => {
  const in500 = (description: string) =>
    openings({ title: 'Cook', description, hoursMin: 12, hoursMax: 18 }).get('500')?.kind;
  expect(in500('<p>Cook for us 38 hours a week.</p>')).toBe('ask');
  expect(in500('<p>Cook for us 10 hours a week.</p>')).toBe('open');
  expect(in500('<p>Cook for us at least 15 hours a week.</p>')).toBe('open');
  expect(in500('<p>This is a full-time job.</p>')).toBe('open');
});

const contradictions = (input: object) =>
  readWrittenAd(WrittenAd.parse({ title: 'Cook', ...input }), localities, day).contradictions;

test('the employer is told where hours or pay of the text are not those of the form', () => {
  const description = '<p>Cook for us 20 to 24 hours a week at $35 an hour.</p>';
  const pay = { salaryMin: 38, salaryPeriod: 'hour' };
  expect(contradictions({ description, hoursMin: 10, hoursMax: 12, ...pay })).toEqual([
    'The text says “Cook for us 20 to 24 hours a week at $35 an hour”, the form 10 to 12 hours a week.',
    'The text says “$35 an hour”, the form from $38 an hour.',
  ]);
});

test.each([
  { hoursMin: 20, hoursMax: 24, salaryMin: 33, salaryMax: 36, salaryPeriod: 'hour' },
  { hoursMin: 24, hoursMax: 30, salaryMin: 900, salaryPeriod: 'week' },
  { hoursMax: 22, salaryMax: 35, salaryPeriod: 'hour' },
  {},
])('a form with %j contradicts nothing', (form) => {
  const description = '<p>Cook for us 20 to 24 hours a week at $35 an hour.</p>';
  expect(contradictions({ description, ...form })).toEqual([]);
});
