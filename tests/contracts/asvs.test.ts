import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '@waratah/stack/settings';

/** How many requirements each chapter of ASVS 5.0.0 has at level 1 and at level 2. */
const counts = {
  1: [8, 19],
  2: [4, 7],
  3: [8, 11],
  4: [2, 8],
  5: [4, 5],
  6: [13, 22],
  7: [6, 12],
  8: [4, 3],
  9: [4, 3],
  10: [5, 24],
  11: [3, 11],
  12: [3, 6],
  13: [1, 12],
  14: [2, 7],
  15: [3, 10],
  16: [0, 16],
  17: [0, 7],
} as const;

const row = /^\| (\d+)\.(\d+)\.(\d+) \| ([12]) \| ([^|]+) \| ([^|]+) \|$/gm;

const rows = async () => {
  const text = await readFile(join(root, 'docs/asvs.md'), 'utf8');
  return [...text.matchAll(row)].map(([, chapter = '', section, number, level, , held = '']) => ({
    id: `${chapter}.${section}.${number}`,
    chapter,
    level,
    held,
  }));
};

test('each requirement of levels 1 and 2 is listed once', async () => {
  const all = await rows();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const of = (chapter: string, level: string) => all.filter((one) => one.chapter === chapter && one.level === level);
  for (const [chapter, [first, second]] of Object.entries(counts))
    expect([chapter, of(chapter, '1').length, of(chapter, '2').length]).toEqual([chapter, first, second]);
  expect(all.length).toBe(253);
});

test('each named test exists, and every requirement has an answer', async () => {
  for (const { id, held } of await rows()) {
    expect([id, held.trim().length > 2]).toEqual([id, true]);
    for (const [, path = ''] of held.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g))
      expect([id, path, (await stat(join(root, path)).catch(() => undefined))?.isFile()]).toEqual([id, path, true]);
  }
});
