import { beforeEach, expect, test } from '@jest/globals';
import { storeLists, withStoredLists } from './stored-lists.ts';

const empty = { skills: [], activities: [] };

beforeEach(() => localStorage.clear());

test('lists are stored under the names of the specification', () => {
  storeLists(7, { skills: ['SQL'], activities: ['Chess'] });
  expect(localStorage.getItem('profile_skills')).toBe('["SQL"]');
  expect(localStorage.getItem('profile_activities')).toBe('["Chess"]');
});

test('they fill in only what the server does not have', () => {
  storeLists(7, { skills: ['SQL'], activities: ['Chess'] });
  expect(withStoredLists(7, { skills: ['Go'], activities: [] })).toEqual({ skills: ['Go'], activities: ['Chess'] });
  expect(withStoredLists(7, { skills: [], activities: ['Tennis'] })).toEqual({
    skills: ['SQL'],
    activities: ['Tennis'],
  });
});

test("they never appear in another user's profile", () => {
  storeLists(7, { skills: ['SQL'], activities: [] });
  expect(withStoredLists(8, empty)).toEqual(empty);
});

test('invalid storage gives empty lists', () => {
  storeLists(7, empty);
  localStorage.setItem('profile_skills', '{');
  localStorage.setItem('profile_activities', '[1, "Chess"]');
  expect(withStoredLists(7, empty)).toEqual({ skills: [], activities: ['Chess'] });
});
