import { beforeAll, expect, test } from '@jest/globals';
import { type Localities, readLocalities } from '@waratah/vocabulary/australia/localities';
import { openingsOfAd, WrittenAd } from './written-ad.ts';

const day = '2026-11-23';
let localities: Localities;
beforeAll(async () => {
  localities = await readLocalities();
});

const openings = (input: object) =>
  new Map(
    openingsOfAd(WrittenAd.parse(input), localities, day).map(({ visa, kind, because }) => [visa, { kind, because }]),
  );

test('an ad without words says nothing', () => {
  expect(openings({ title: ' ', description: null, employmentType: 'FULL_TIME' }).size).toBe(0);
});

test('hours, place and demands are read from the ad as written', () => {
  const found = openings({
    title: 'Kitchen hand',
    description: '<p>Wash up on weekends, 16 hours a week.</p>',
    location: 'Orange NSW',
  });
  expect(found.get('500')).toMatchObject({ kind: 'open' });
  expect(found.get('491')).toMatchObject({ kind: 'open' });
  expect(openings({ title: 'Kitchen hand', location: 'Sydney NSW' }).get('491')).toMatchObject({ kind: 'closed' });
});

test('a full-time job without hours is 38 hours a week', () => {
  expect(openings({ title: 'Cook', employmentType: 'FULL_TIME' }).get('500')).toEqual({
    kind: 'closed',
    because: '38 hours a week: more than the 48 a fortnight of subclass 500 in session',
  });
});

test('a demand closes the ad and is quoted', () => {
  const description = '<p>Keep the books in order.</p><p>Only Australian citizens can be considered.</p>';
  expect(openings({ title: 'Bookkeeper', description }).get('189')).toEqual({
    kind: 'closed',
    because: 'the ad says "Only Australian citizens can be considered.": citizens only',
  });
});
