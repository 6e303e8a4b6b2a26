import { expect, test } from '@jest/globals';
import { arrival } from '../../lib/session/home-of.ts';
import { type Arrival, placeOf, scrollTarget } from './place.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://portal.test');
  return { pathname, search };
};
const target = (by: Arrival['by'], from: string, to: string, { left, wide = true }: Partial<Arrival> = {}) =>
  scrollTarget({ by, from: at(from), to: at(to), wide, left });

test('another route and another page of results start at the top', () => {
  expect(target('PUSH', '/terms', '/about')).toBe(0);
  expect(target('REPLACE', '/saved', '/auth')).toBe(0);
  expect(target('PUSH', '/jobs', '/jobs?page=2')).toBe(0);
  expect(target('PUSH', '/jobs?page=2', '/jobs?page=2&remote_friendly=true')).toBe(0);
});

test('a job beside the list does not scroll; on a narrow screen it is a page of its own', () => {
  expect(target('PUSH', '/jobs?page=2', '/jobs?page=2&job=7')).toBeUndefined();
  expect(target('PUSH', '/jobs?page=2', '/jobs?page=2&job=7', { wide: false })).toBe(0);
  expect(target('POP', '/jobs?page=2&job=7', '/jobs?page=2', { left: 900, wide: false })).toBe(900);
});

test('a tab or a filter in the address does not scroll', () => {
  expect(target('PUSH', '/profile', '/profile?tab=visa')).toBeUndefined();
  expect(target('REPLACE', '/employer/applications', '/employer/applications?job=3')).toBeUndefined();
});

test('Back returns to the position in a list, and to the top of everything else', () => {
  expect(target('POP', '/employer/jobs/4', '/employer/dashboard', { left: 1200 })).toBe(1200);
  expect(target('POP', '/jobs?page=2', '/jobs', { left: 3244 })).toBe(3244);
  expect(target('POP', '/about', '/jobs')).toBe(0);
  expect(target('POP', '/about', '/terms', { left: 1685 })).toBe(0);
});

test('Back returns to the position in a list of a student, and among the jobs of a company', () => {
  for (const list of ['/profile?tab=matches', '/profile?tab=applications', '/profile?tab=saved', '/companies/4'])
    expect([list, target('POP', '/jobs?job=7', list, { left: 800 })]).toEqual([list, 800]);
  for (const page of ['/profile', '/profile?tab=visa'])
    expect([page, target('POP', '/jobs?job=7', page, { left: 800 })]).toEqual([page, 0]);
  const afterSignIn = { ...at('/profile'), state: arrival };
  expect(scrollTarget({ by: 'POP', from: at('/jobs?job=7'), to: afterSignIn, wide: true, left: 800 })).toBe(800);
});

test('Back to another section of the same page returns to it', () => {
  expect(target('POP', '/terms', '/terms', { left: 400 })).toBe(400);
});

test("a route's position is stored by its path", () => expect(placeOf(at('/profile?tab=visa'), true)).toBe('/profile'));
