import { expect, test } from '@jest/globals';
import { rankOf } from '@waratah/vocabulary/occupations/levels';
import { levelsIn } from './level-reached.ts';
import { today, workSince } from './test-examples.ts';

const { now } = today;

const levels = (...works: readonly (readonly [title: string, start: string, end?: string])[]) =>
  levelsIn(
    '2332',
    works.map(([title, start, end = '']) => ({ ...workSince('2332', start, end), title })),
    now,
  );

test('years of work make a level, and whoever has most of the years for the next may try it', () => {
  expect(levels(['Civil Engineer', '2026-06'])).toEqual({ rank: rankOf('graduate'), highest: rankOf('junior') });
  expect(levels(['Civil Engineer', '2025-01'])).toEqual({ rank: rankOf('junior'), highest: rankOf('junior') });
  expect(levels(['Civil Engineer', '2024-01'])).toEqual({ rank: rankOf('junior'), highest: rankOf('mid') });
  expect(levels(['Civil Engineer', '2017-01'])).toEqual({ rank: rankOf('senior'), highest: rankOf('senior') });
});

test('a junior title is a level of its own, but does not undo years of such work before it', () => {
  expect(levels(['Junior Civil Engineer', '2020-01'])).toEqual({ rank: rankOf('junior'), highest: rankOf('mid') });
  const intern = ['Intern', '2026-06'] as const;
  expect(levels(intern, ['Civil Engineer', '2025-01', '2025-12']).rank).toBe(rankOf('junior'));
  expect(levels(intern, ['Civil Engineer', '2014-01', '2022-12']).rank).toBe(rankOf('mid'));
  expect(levels(['Software Internship', '2014-01']).rank).toBe(rankOf('junior'));
  expect(levels(['Team Lead, Graduate Engineers', '2014-01']).rank).toBe(rankOf('senior'));
  expect(levels(intern, ['Junior Civil Engineer', '2014-01', '2022-12']).rank).toBe(rankOf('junior'));
});

test('years in a trade or as a technician make no senior of the profession close to it', () => {
  const rankIn = (code: string, done: string) => levelsIn(code, [workSince(done, '2012-01', '2022-12')], now).rank;
  expect([rankIn('2333', '341'), rankIn('2335', '323')]).toEqual([rankOf('graduate'), rankOf('graduate')]);
  expect([rankIn('322', '323'), rankIn('2332', '233214')]).toEqual([rankOf('senior'), rankOf('senior')]);
});
