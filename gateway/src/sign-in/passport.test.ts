import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApp, listen } from '@waratah/kit/http/server';
import { createPassport, strategyOf } from './passport.ts';

const passport = createPassport();
passport.use(
  'bearer',
  strategyOf(async ({ query }) => {
    const id = Number(query.id);
    await sleep(id % 7);
    if (id % 5 === 0) throw new Error('broken');
    return id % 3 === 0 ? false : { caller: { kind: 'user', id, role: 'student', sessionId: `${id}` } };
  }),
);

let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const app = createApp();
  app.get('/', async (request, response) => {
    try {
      response.json(await passport.find('bearer', request));
    } catch (error) {
      response.json(error instanceof Error ? error.message : 'unknown');
    }
  });
  server = await listen(app, 0, '127.0.0.1');
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

test('simultaneous requests each get their own caller, or their own error', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => index + 1);
  const found = await Promise.all(ids.map(async (id) => (await fetch(`${server.url}/?id=${id}`)).json()));
  expect(found).toEqual(
    ids.map((id) => {
      if (id % 5 === 0) return 'broken';
      return id % 3 === 0 ? false : { caller: { kind: 'user', id, role: 'student', sessionId: `${id}` } };
    }),
  );
});
