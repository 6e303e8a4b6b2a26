import { afterAll, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openThread } from './thread.ts';

/** A thread that answers by what it is asked to do. */
const source = `
import { answerInThread } from ${JSON.stringify(new URL('answer-in-thread.ts', import.meta.url).href)};
import { Failure } from ${JSON.stringify(new URL('../errors.ts', import.meta.url).href)};
let answered = 0;
answerInThread(async (question) => {
  if (question === 'loop') for (;;);
  if (question === 'exit') process.exit(7);
  if (question === 'refuse') throw new Failure('INVALID', 'Not this.', 3);
  if (question === 'break') throw new TypeError('broken');
  return { question, answered: ++answered };
});
`;

const folder = await mkdtemp(join(tmpdir(), 'thread-'));
afterAll(() => rm(folder, { recursive: true }));
const url = pathToFileURL(join(folder, 'thread.mjs'));
await writeFile(url, source);

test('it answers one question after the other, with errors as they were thrown', async () => {
  await using thread = openThread(url);
  const all = await Promise.allSettled(['a', 'refuse', 'b', 'break'].map((question) => thread.ask(question)));
  expect(all).toEqual([
    { status: 'fulfilled', value: { question: 'a', answered: 1 } },
    { status: 'rejected', reason: expect.objectContaining({ code: 'INVALID', detail: 'Not this.', retryAfterS: 3 }) },
    { status: 'fulfilled', value: { question: 'b', answered: 2 } },
    { status: 'rejected', reason: expect.objectContaining({ message: expect.stringContaining('broken') }) },
  ]);
});

test('a question that takes too long is refused, and those behind it are answered by another thread', async () => {
  await using thread = openThread(url, { mostMs: 3_000 });
  const [loop, next] = await Promise.allSettled([thread.ask('loop'), thread.ask('next')]);
  expect(loop).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
  expect(next).toEqual({ status: 'fulfilled', value: { question: 'next', answered: 1 } });
});

test('a thread that ends refuses what it was asked, and the next question starts another one', async () => {
  await using thread = openThread(url);
  await expect(thread.ask('exit')).rejects.toThrow('ended with 7');
  expect(await thread.ask('again')).toEqual({ question: 'again', answered: 1 });
});
