import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import express from 'express';
import { workCallerNow, followCallers } from '../process/work-caller.ts';
import { admitting, createAdmission } from './admission.ts';

const bounds = { most: 8, least: 2, patienceMs: 50 } as const;

const outcomeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'in',
    (error: unknown) => String(Object(error).code),
  );

test('requests run up to the limit, the next one queues, and is refused after its waiting time', async () => {
  const admission = createAdmission(bounds);
  const leave = await Promise.all(Array.from({ length: 8 }, (_, at) => admission.enter(`client ${at}`)));
  const [next, later] = [admission.enter('next'), admission.enter('later')];
  leave[0]?.();
  leave[0]?.();
  expect(await outcomeOf(next)).toBe('in');
  await expect(later).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 1 });
  expect(admission.state()).toEqual({ underWay: 8, limit: 8 });
});

test('no more wait than may be under way', async () => {
  const admission = createAdmission(bounds);
  const all = Array.from({ length: 20 }, (_, at) => outcomeOf(admission.enter(`client ${at}`)));
  const refused: number[] = [];
  for (const [at, one] of all.entries()) void one.then((outcome) => outcome === 'UNAVAILABLE' && refused.push(at));
  expect((await Promise.all(all)).filter((one) => one === 'in')).toHaveLength(8);
  // At once, and the others after their waiting time.
  expect(refused).toEqual([16, 17, 18, 19, 8, 9, 10, 11, 12, 13, 14, 15]);
});

test('a client gets a quarter of the capacity when others wait, and all of it when alone', async () => {
  const alone = createAdmission(bounds);
  const mine = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(alone.enter('mine'))));
  expect(mine).toEqual(Array.from({ length: 8 }, () => 'in'));

  const shared = createAdmission(bounds);
  await Promise.all(['one', 'two', 'three'].map((client) => shared.enter(client)));
  const greedy: string[] = [];
  for (let at = 0; at < 4; at += 1) greedy.push(await outcomeOf(shared.enter('greedy')));
  expect(greedy).toEqual(['in', 'in', 'TOO_MANY', 'TOO_MANY']);
  expect(await outcomeOf(shared.enter('another'))).toBe('in');
});

test('if one client fills the queue, another client replaces its last request and is served first', async () => {
  const admission = createAdmission({ ...bounds, patienceMs: 60_000 });
  const leave = await Promise.all(Array.from({ length: 8 }, () => admission.enter('greedy')));
  const waiting = Array.from({ length: 8 }, () => outcomeOf(admission.enter('greedy')));
  const polite = outcomeOf(admission.enter('polite'));
  expect(await waiting[7]).toBe('UNAVAILABLE');
  leave[0]?.();
  expect(await polite).toBe('in');
  expect(admission.state().underWay).toBe(8);
  for (const one of leave) one();
  expect((await Promise.all(waiting)).filter((one) => one === 'in')).toHaveLength(7);
});

test('a slow process lowers its limit to a minimum, and raises it again when it recovers', () => {
  const admission = createAdmission(bounds);
  const limits = [200, 200, 50, 200, 200, 200, 200, 200, 0, 0].map((late) => {
    admission.adjust(late);
    return admission.state().limit;
  });
  expect(limits).toEqual([6, 4, 4, 3, 2, 2, 2, 2, 3, 4]);
  for (let at = 0; at < 30; at += 1) admission.adjust(0);
  expect(admission.state().limit).toBe(8);
});

test('while a process is slow, many requests of some clients do not keep out a client that has none', async () => {
  const admission = createAdmission(bounds);
  const leave = await Promise.all(Array.from({ length: 5 }, (_, at) => admission.enter(`client ${at}`)));
  for (let late = 0; late < 10; late += 1) admission.adjust(200);
  // Half of the slots that are missing to the most are for clients with none.
  const reader = outcomeOf(admission.enter('reader'));
  leave[0]?.();
  expect(await reader).toBe('in');
  expect(admission.state()).toEqual({ underWay: 5, limit: 2 });
});

test('of those who wait the one who was admitted least lately is next, however quickly others were answered', async () => {
  const admission = createAdmission({ ...bounds, patienceMs: 60_000 });
  for (let quick = 0; quick < 20; quick += 1) (await admission.enter('busy'))();
  const leave = await Promise.all(Array.from({ length: 8 }, (_, at) => admission.enter(`client ${at}`)));
  const order: string[] = [];
  const ask = async (client: string) => {
    const done = await admission.enter(client);
    order.push(client);
    done();
  };
  const all = [ask('busy'), ask('busy'), ask('reader'), ask('busy')];
  leave[0]?.();
  await Promise.all(all);
  expect(order).toEqual(['reader', 'busy', 'busy', 'busy']);
});

test('a request whose work waits for its turn gives its slot to others', async () => {
  const admission = createAdmission({ most: 1, least: 1, patienceMs: 50 });
  const app = express();
  app.use(
    followCallers,
    admitting({ admission, clientOf: () => 'the gateway', refuse: (_one, _two, to) => to.end('busy') }),
  );
  const ends: (() => void)[] = [];
  app.get('/hash', (_request, response) => {
    workCallerNow()?.waits();
    ends.push(() => response.end('hashed'));
  });
  app.get('/me', (_request, response) => void response.end('mei'));
  app.get('/slow', (_request, response) => void ends.push(() => response.end('slow')));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const ask = async (path: string) =>
    (await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`)).text();

  const hash = ask('/hash');
  expect(await ask('/me')).toBe('mei');
  const slow = ask('/slow');
  expect(await ask('/me')).toBe('busy');
  for (const end of ends) end();
  expect(await Promise.all([hash, slow])).toEqual(['hashed', 'slow']);
  expect(admission.state().underWay).toBe(0);
  server.close();
});
