import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openAnnounceAgain } from '@waratah/kit/events/announce-again';
import { openMongo } from '@waratah/kit/mongo/connection';
import type { Connection } from 'mongoose';
import { startTestServers } from '../support/servers.ts';

const scope = new AsyncDisposableStack();
let connection: Connection;

beforeAll(async () => {
  const servers = scope.use(await startTestServers(['mongo']));
  connection = scope.use(await openMongo(new URL('/kit_announce_again', servers.mongo).href));
});
afterAll(() => scope.disposeAsync());

const of = 1_200;
const idsAfter = (after: number, size: number) =>
  Array.from({ length: Math.min(size, of - after) }, (_, index) => after + index + 1);

test('a rebuild stops between two batches, and resumes there', async () => {
  const stop = new AbortController();
  const announce = async (after: number, size: number) => {
    stop.abort();
    return idsAfter(after, size);
  };
  const job = openAnnounceAgain({
    connection,
    name: 'stops',
    count: async () => of,
    announce,
    clock: () => new Date(),
  });
  await job.start();
  await job.work(stop.signal);
  expect(await job.progress()).toEqual({ announced: 500, of, finishedAt: undefined });
  await job.work(new AbortController().signal);
  expect(await job.progress()).toEqual({ announced: of, of, finishedAt: expect.any(Date) });
});

test('a batch announced by two processes, because the first was slow, counts once', async () => {
  let now = new Date('2026-11-20T00:00:00Z');
  const begun = Promise.withResolvers<void>();
  const slow = Promise.withResolvers<void>();
  const options = { connection, name: 'slow', count: async () => of, clock: () => now };
  const first = openAnnounceAgain({
    ...options,
    announce: async (after, size) => {
      begun.resolve();
      await slow.promise;
      return idsAfter(after, size);
    },
  });
  await first.start();
  const stop = new AbortController();
  const late = first.work(stop.signal);
  await begun.promise;
  now = new Date(now.getTime() + 31_000);
  await openAnnounceAgain({ ...options, announce: async (after, size) => idsAfter(after, size) }).work(stop.signal);
  stop.abort();
  slow.resolve();
  await late;
  expect(await first.progress()).toEqual({ announced: of, of, finishedAt: now });
});
