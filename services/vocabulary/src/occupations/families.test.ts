import { expect, test } from '@jest/globals';
import { areRelated, families, familyOf } from './families.ts';

test('each family has a unique code, titles, five tasks and specific skills', () => {
  expect(new Set(families.map(({ code }) => code)).size).toBe(families.length);
  for (const { code, titles, tasks, skills } of families) {
    expect(code).toMatch(/^[1-8](?:\d{2,3}|\d{5})$/);
    expect({ code, enough: tasks.length >= 5 && titles.length >= 3 && skills.length >= 2 }).toEqual({
      code,
      enough: true,
    });
  }
});

test('a title belongs to one family', () => {
  const seen = new Map<string, string>();
  const twice = families.flatMap(({ code, titles }) =>
    titles.flatMap((title) => {
      const first = seen.get(title);
      seen.set(title, code);
      return first === undefined ? [] : [`${title}: ${first} and ${code}`];
    }),
  );
  expect(twice).toEqual([]);
});

test('related families exist, and the relation is symmetric', () => {
  const missing = families.flatMap(({ related }) => related.filter((code) => !familyOf(code)));
  expect(missing).toEqual([]);
  expect(areRelated('2544', '4233')).toBe(true);
  expect(areRelated('4233', '2544')).toBe(true);
  expect(areRelated('2544', '821')).toBe(false);
});
