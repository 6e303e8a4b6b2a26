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
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { aJob, anAssessment, aStudent, aProfileAssessment } from '../support/factories.ts';
import { handledBy } from '../support/handled.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { startTestServers } from '../support/servers.ts';
import { serviceEnv } from '../support/service-env.ts';

const students = 500;
const Run = z.object({ students: z.number(), prepared: z.number(), already: z.number() });

const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

let bus: Bus;
let inbox: Inbox;
/** The link between mailer and mail server. */
let smtp: FaultProxy;
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
  smtp = scope.use(await startFaultProxy(servers.smtp));
  const delivery = serviceEnv(servers, 'mailer', { SMTP_URL: smtp.url });
  mailer = scope.use(await startPartProcess(parts.mailer.main, delivery));
  const now = new Date();
  for (let id = 1; id <= students; id++) {
    await bus.publish(happened('identity.profile.v1.updated', { user: aStudent(id) }, now));
    await bus.publish(happened('ai.profile.v1.assessed', aProfileAssessment(id), now));
  }
  for (let id = 1; id <= 5; id++) {
    await bus.publish(happened('jobs.job.v1.published', { job: aJob(id) }, now));
    await bus.publish(happened('ai.job.v1.assessed', anAssessment(id), now));
  }
  await handledBy('matching', bus);
});

const run = async () =>
  Run.parse((await asCaller(url, key)('mutation { runMatching { students prepared already } }')).data?.runMatching);

const delivered = async () => (await inbox.all()).filter(({ subject }) => subject.includes('fit you'));

test('with the matching worker and the delivery worker each killed in mid-run, every student gets exactly one email', async () => {
  // Emails leave slowly, so that neither kill comes after the last of them.
  smtp.set('delay');
  const dying = run().catch((error: unknown) => error);
  await eventually(async () => expect((await delivered()).length).toBeGreaterThan(0));
  await matching.kill('SIGKILL');
  await dying;
  await matching.start();
  const resumed = run();

  const seen = (await delivered()).length;
  await eventually(async () => expect((await delivered()).length).toBeGreaterThan(seen));
  await mailer.kill('SIGKILL');
  const before = (await delivered()).length;
  expect(before).toBeLessThan(students);
  expect((await resumed).students).toBe(students);

  smtp.set('none');
  await mailer.start();
  const recipients = async () => new Set((await delivered()).map(({ envelope }) => envelope.to[0]?.address));
  await eventually(async () => expect((await recipients()).size).toBe(students), 300_000);
  const byStudent = Map.groupBy(await delivered(), ({ envelope }) => envelope.to[0]?.address);
  for (const mails of byStudent.values())
    expect(new Set(mails.map(({ headers }) => headers['message-id'])).size).toBe(1);
  console.log(
    `mails before the kill: ${before}, after: ${(await delivered()).length - before}, repeats under one Message-ID: ${(await delivered()).length - students}`,
  );
  expect((await run()).prepared).toBe(0);
});
