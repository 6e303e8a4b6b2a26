import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Bus, openBus } from '@waratah/kit/events/bus';
import { createLogger } from '@waratah/kit/process/logger';
import { happened } from '@waratah/kit/events/outbox';
import { type PartProcess, startPartProcess } from '@waratah/stack/part-process';
import { parts } from '@waratah/stack/parts';
import { freePort } from '@waratah/stack/ports';
import { z } from 'zod';
import { asCaller, key } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { aJob, anAssessment, aStudent, vector } from '../support/factories.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { startTestServers } from '../support/servers.ts';
import { serviceEnv } from '../support/service-env.ts';

const students = 500;
const Run = z.object({ students: z.number(), prepared: z.number(), already: z.number() });

const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

let bus: Bus;
let inbox: Inbox;
let matching: PartProcess;
let mailer: PartProcess;
let url = '';

beforeAll(async () => {
  const servers = scope.use(await startTestServers());
  inbox = openInbox(servers.inbox ?? '');
  bus = scope.use(await openBus(servers.nats, 'test', createLogger('test', 'silent')));
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  matching = scope.use(
    await startPartProcess(parts.matching.main, serviceEnv(servers, 'matching', { MATCHING_PORT: port })),
  );
  mailer = scope.use(await startPartProcess(parts.mailer.main, serviceEnv(servers, 'mailer')));
  const now = new Date();
  for (let id = 1; id <= students; id++) {
    await bus.publish(happened('identity.profile.v1.updated', { user: aStudent(id) }, now));
    await bus.publish(
      happened('ai.profile.v1.assessed', { userId: id, userVersion: 1, embedding: vector(0), skills: [] }, now),
    );
  }
  for (let id = 1; id <= 5; id++) {
    await bus.publish(happened('jobs.job.v1.published', { job: aJob(id) }, now));
    await bus.publish(happened('ai.job.v1.assessed', anAssessment(id), now));
  }
  await eventually(async () => expect((await run(true)).students).toBe(students), 60_000);
});

const run = async (dry = false) => {
  const query = dry
    ? `{ dryRunMatching(studentId: ${students}) { matches { jobId } } }`
    : 'mutation { runMatching { students prepared already } }';
  const { data } = await asCaller(url, key)(query);
  if (!dry) return Run.parse(data?.runMatching);
  const [last] = z.array(z.object({ matches: z.array(z.unknown()) })).parse(data?.dryRunMatching);
  if (last?.matches.length !== 5) throw new Error('not all is heard yet');
  return { students, prepared: 0, already: 0 };
};

const delivered = async () => (await inbox.all()).filter(({ subject }) => subject.includes('fit you'));

/** How many have arrived once nothing more does: what the dead one had handed over is still being stored. */
const arrived = async () => {
  for (let last = -1; ; await sleep(1_000)) {
    const { length } = await delivered();
    if (length === last) return length;
    last = length;
  }
};

test('the matching worker killed in the middle of its run, and the delivering worker in the middle of its, mail each student exactly once', async () => {
  const dying = run().catch((error: unknown) => error);
  await eventually(async () => expect((await delivered()).length).toBeGreaterThan(0));
  await matching.kill('SIGKILL');
  await dying;
  await matching.start();
  const resumed = run();

  await eventually(async () => expect((await delivered()).length).toBeGreaterThan(students / 10), 60_000);
  await mailer.kill('SIGKILL');
  const before = await arrived();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(students);
  expect((await resumed).students).toBe(students);
  expect((await delivered()).length).toBe(before);

  await mailer.start();
  const recipients = async () => new Set((await delivered()).map(({ envelope }) => envelope.to[0]?.address));
  await eventually(async () => expect((await recipients()).size).toBe(students), 120_000);
  const byStudent = Map.groupBy(await delivered(), ({ envelope }) => envelope.to[0]?.address);
  for (const mails of byStudent.values())
    expect(new Set(mails.map(({ headers }) => headers['message-id'])).size).toBe(1);
  console.log(
    `mails before the kill: ${before}, after: ${(await delivered()).length - before}, repeats under one Message-ID: ${(await delivered()).length - students}`,
  );
  expect((await run()).prepared).toBe(0);
});
