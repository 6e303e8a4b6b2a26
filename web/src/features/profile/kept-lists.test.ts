import { beforeEach, expect, test } from '@jest/globals';
import { keepLists, withKeptLists } from './kept-lists.ts';

const empty = { skills: [], activities: [] };

beforeEach(() => localStorage.clear());

test('lists are stored under the names of the specification', () => {
  keepLists(7, { skills: ['SQL'], activities: ['Chess'] });
  expect(localStorage.getItem('profile_skills')).toBe('["SQL"]');
  expect(localStorage.getItem('profile_activities')).toBe('["Chess"]');
});

test('they fill in only what the server does not have', () => {
  keepLists(7, { skills: ['SQL'], activities: ['Chess'] });
  expect(withKeptLists(7, { skills: ['Go'], activities: [] })).toEqual({ skills: ['Go'], activities: ['Chess'] });
  expect(withKeptLists(7, { skills: [], activities: ['Tennis'] })).toEqual({ skills: ['SQL'], activities: ['Tennis'] });
});

test("they never appear in another user's profile", () => {
  keepLists(7, { skills: ['SQL'], activities: [] });
  expect(withKeptLists(8, empty)).toEqual(empty);
});

test('broken storage gives empty lists', () => {
  keepLists(7, empty);
  localStorage.setItem('profile_skills', '{');
  localStorage.setItem('profile_activities', '[1, "Chess"]');
  expect(withKeptLists(7, empty)).toEqual({ skills: [], activities: ['Chess'] });
});
