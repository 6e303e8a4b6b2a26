import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { patiently } from './patiently.ts';

/** A portal that gives these answers, one after the other, and the keys that it was asked with. */
const portal = async (...statuses: readonly number[]) => {
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key']);
    response.writeHead(statuses[keys.length - 1] ?? 500, { 'retry-after': '0' }).end(String(keys.length));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return { url, keys, [Symbol.asyncDispose]: async () => void server.close() };
};

test('a busy portal is asked again under one key, until it answers otherwise', async () => {
  await using busy = await portal(503, 503, 201);
  const answer = await patiently(busy.url, { method: 'POST', body: '{}' });
  expect([answer.status, await answer.text()]).toEqual([201, '3']);
  expect(busy.keys).toHaveLength(3);
  expect(new Set(busy.keys).size).toBe(1);
  expect(busy.keys[0]).toMatch(/^[\da-f-]{36}$/);
});

test('a refusal is not asked again', async () => {
  await using strict = await portal(422, 201);
  expect((await patiently(strict.url, { method: 'POST' })).status).toBe(422);
  expect(strict.keys).toHaveLength(1);
});
