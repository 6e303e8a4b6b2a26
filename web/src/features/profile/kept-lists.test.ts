import { beforeEach, expect, test } from '@jest/globals';
import { keepLists, withKeptLists } from './kept-lists.ts';

const nothing = { skills: [], activities: [] };

beforeEach(() => localStorage.clear());

test('lists are kept under the names of the spec', () => {
  keepLists(7, { skills: ['SQL'], activities: ['Chess'] });
  expect(localStorage.getItem('profile_skills')).toBe('["SQL"]');
  expect(localStorage.getItem('profile_activities')).toBe('["Chess"]');
});

test('they fill in only what the server does not know', () => {
  keepLists(7, { skills: ['SQL'], activities: ['Chess'] });
  expect(withKeptLists(7, { skills: ['Go'], activities: [] })).toEqual({ skills: ['Go'], activities: ['Chess'] });
});

test("they are never carried into another's profile", () => {
  keepLists(7, { skills: ['SQL'], activities: [] });
  expect(withKeptLists(8, nothing)).toEqual(nothing);
});

test('broken storage is nothing', () => {
  keepLists(7, nothing);
  localStorage.setItem('profile_skills', '{');
  localStorage.setItem('profile_activities', '[1, "Chess"]');
  expect(withKeptLists(7, nothing)).toEqual({ skills: [], activities: ['Chess'] });
});
