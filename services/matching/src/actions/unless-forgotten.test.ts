import { expect, test } from '@jest/globals';
import { unlessForgotten } from './unless-forgotten.ts';

/** Writes something of a student who is marked as forgotten before it, during it, or not at all. */
const writeWhile = async (...forgotten: readonly boolean[]) => {
  const done: string[] = [];
  const students = { isForgotten: async () => forgotten[done.length] ?? false };
  const isKept = await unlessForgotten({ students }, 1, {
    write: async () => done.push('written'),
    remove: async () => done.push('removed'),
  });
  return { isKept, done };
};

test('what is written while its student is deleted is removed again', async () => {
  expect(await writeWhile(false, true)).toEqual({ isKept: false, done: ['written', 'removed'] });
  expect(await writeWhile(true)).toEqual({ isKept: false, done: [] });
  expect(await writeWhile(false, false)).toEqual({ isKept: true, done: ['written'] });
});
