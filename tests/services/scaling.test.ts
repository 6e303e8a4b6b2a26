import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Bus, openBus } from '@waratah/kit/events/bus';
import { createLogger } from '@waratah/kit/process/logger';
import { happened } from '@waratah/kit/events/outbox';
import { startPartProcess } from '@waratah/stack/part-process';
import { parts } from '@waratah/stack/parts';
import { freePort } from '@waratah/stack/ports';
import type { Servers } from '@waratah/stack/servers';
import { SMTPServer } from 'smtp-server';
import { eventually } from '../support/eventually.ts';
import { startTestServers } from '../support/servers.ts';
import { serviceEnv } from '../support/service-env.ts';

const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

let servers: Servers;
let bus: Bus;
let sink: Awaited<ReturnType<typeof startSlowSink>>;

const conversationMs = 1_000;

/** A slow mail server, like a real one far away, so that waiting limits a worker and not the processor. */
const startSlowSink = async () => {
  const got = new Map<string, number>();
  let atOnce = 0;
  let most = 0;
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, callback) => {
      most = Math.max(most, ++atOnce);
      stream.resume();
      stream.on('end', async () => {
        await sleep(conversationMs);
        atOnce--;
        for (const { address } of session.envelope.rcptTo) got.set(address, (got.get(address) ?? 0) + 1);
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    got,
    takeMost: () => [most, (most = 0)][0] ?? 0,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

beforeAll(async () => {
  servers = scope.use(await startTestServers());
  bus = scope.use(await openBus(servers.nats, 'test', createLogger('test', 'silent')));
  sink = scope.use(await startSlowSink());
});

const mails = 160;

const ask = (round: string) =>
  Promise.all(
    Array.from({ length: mails }, (_, index) =>
      bus.publish(
        happened(
          'mail.message.v1.requested',
          {
            key: `welcome:${round}-${index}`,
            to: `student${index}@${round}.example.org`,
            content: { case: 'passwordReset', value: { resetUrl: 'https://example.org/reset', fullName: 'Mei Tan' } },
          },
          new Date(),
        ),
      ),
    ),
  );

const startWorker = async () => {
  const env = serviceEnv(servers, 'mailer', {
    PUBLIC_URL: 'https://example.org',
    SMTP_URL: sink.url,
    MAILER_PORT: String(await freePort()),
  });
  return startPartProcess(parts.mailer.main, env);
};

/** How many emails of a round were in transit at once, sent by this many processes. */
const mostAtOnce = async (round: string, processes: number) => {
  await using workers = new AsyncDisposableStack();
  for (let started = 0; started < processes; started++) workers.use(await startWorker());
  sink.takeMost();
  await ask(round);
  const arrived = () => [...sink.got.keys()].filter((address) => address.endsWith(`@${round}.example.org`)).length;
  await eventually(async () => expect(arrived()).toBe(mails));
  return sink.takeMost();
};

test('three workers send more mail at once than one, and nothing twice', async () => {
  const one = await mostAtOnce('one', 1);
  const three = await mostAtOnce('three', 3);
  console.log(`in transit at once: ${one} by one worker, ${three} by three`);
  expect(three).toBeGreaterThan(one);
  expect([...sink.got.values()].filter((times) => times !== 1)).toEqual([]);
  expect(sink.got.size).toBe(2 * mails);
});
