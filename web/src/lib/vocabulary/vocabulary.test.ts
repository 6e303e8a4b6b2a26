import { expect, test } from '@jest/globals';
import { cities, suggestCities } from './cities.ts';
import { graduationYears } from './graduation-years.ts';
import { employmentTypeOptions } from './job-options.ts';
import { placeOfCity } from './place-of-city.ts';
import { universities } from '@waratah/vocabulary/universities';

test("the built-in lists have the specification's lengths", () => {
  expect(new Set(universities).size).toBe(34);
  expect(new Set(cities).size).toBe(cities.length);
  expect(cities.length).toBeGreaterThan(250);
});

test('cities are suggested after more than one character, up to ten, matching anywhere in the name', () => {
  expect(suggestCities('u')).toEqual([]);
  expect(suggestCities('ULT')).toContain('Ultimo NSW');
  expect(suggestCities('lt')).toContain('Ultimo NSW');
  expect(suggestCities('ne')).toHaveLength(10);
  expect(suggestCities('wollon')[0]).toBe('Wollongong NSW');
  expect(suggestCities('zzz')).toEqual([]);
});

test('a suggestion fills in city and state, free text a city only', () => {
  expect(placeOfCity('Surry Hills NSW')).toEqual({ city: 'Surry Hills', state: 'NSW' });
  expect(placeOfCity('Somewhere')).toEqual({ city: 'Somewhere', state: '' });
  expect(placeOfCity('NSW')).toEqual({ city: 'NSW', state: '' });
});

test('graduation years run from ten years ago to six years ahead', () => {
  const years = graduationYears(new Date('2026-11-21'));
  expect([years[0], years.at(-1), years.length]).toEqual(['2016', '2032', 17]);
});

test('internships are offered only for study-aligned roles', () => {
  const values = (category: Parameters<typeof employmentTypeOptions>[0]) =>
    employmentTypeOptions(category).map(({ value }) => value);
  expect(values('STUDY_ALIGNED_PROFESSIONAL')).toContain('UNPAID_INTERNSHIP');
  expect(values('SERVICE_RETAIL_HOSPITALITY')).toEqual(['CASUAL', 'PART_TIME', 'FULL_TIME', 'FIXED_TERM']);
  expect(values('')).not.toContain('PAID_INTERNSHIP');
});
