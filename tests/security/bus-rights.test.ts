import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AckPolicy, DeliverPolicy } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { catalog, isEventType } from '@waratah/events/catalog';
import { deadSubjectOf, subjectsOf } from '@waratah/events/subjects';
import { type Bus, openBus } from '@waratah/kit/events/bus';
import { natsServer } from '@waratah/kit/events/nats-server';
import { happened } from '@waratah/kit/events/outbox';
import { createLogger } from '@waratah/kit/process/logger';
import type { Servers } from '@waratah/stack/servers';
import { readListeners, readMailSenders } from '../../tools/event-listeners.ts';
import { startEmbeddedServers } from '../support/servers.ts';

const scope = new AsyncDisposableStack();
const log = createLogger('test', 'silent');
const services = ['identity', 'jobs', 'applications', 'ai', 'matching', 'visa', 'mailer'] as const;
const types = Object.keys(catalog).filter(isEventType);
const { handle } = await readListeners();
const mailSenders = await readMailSenders();

let servers: Servers;
const buses = new Map<string, Bus>();
const busOf = (service: string) => {
  const bus = buses.get(service);
  if (!bus) throw new Error(`no bus of ${service}`);
  return bus;
};

beforeAll(async () => {
  servers = scope.use(await startEmbeddedServers());
  for (const service of services) buses.set(service, scope.use(await openBus(servers.natsOf(service), service, log)));
});
afterAll(() => scope.disposeAsync());

/** How an attempt ended. */
const outcomeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) =>
      /permissions violation|timeout|no responders/i.test(String(error)) ? 'refused' : String(error),
  );

test('a connection requires a password', async () => {
  const { servers: address } = natsServer(servers.nats);
  await expect(connect({ servers: address, maxReconnectAttempts: 0 })).rejects.toThrow(/authorization/i);
  await expect(connect({ servers: address, user: 'jobs', pass: 'local:jobs' })).rejects.toThrow(/authorization/i);
});

/** identity publishes dead letters of every type again on their subjects. */
const mayAnnounce = (service: string, type: string) =>
  service === 'identity' ||
  type.startsWith(`${service}.`) ||
  type.startsWith('audit.') ||
  (type.startsWith('mail.') && mailSenders.has(service));

describe.each(services.map((service) => [service] as const))('%s', (service) => {
  test('publishes its own events, under its own name, and no others', async () => {
    const { js } = busOf(service);
    /** The bus does not answer what it refuses. */
    const soon = { timeout: 300 };
    const patient = { timeout: 120_000 };
    for (const type of types) {
      const own = js.publish(`${type}.${service}.0`, '{}', mayAnnounce(service, type) ? patient : soon);
      expect([type, await outcomeOf(own)]).toEqual([type, mayAnnounce(service, type) ? 'done' : 'refused']);
      const other = services[(services.indexOf(service) + 1) % services.length];
      if (service !== 'identity') expect(await outcomeOf(js.publish(`${type}.${other}.0`, '{}', soon))).toBe('refused');
    }
  });

  test('writes dead letters of the events it handles, under its own name alone', async () => {
    const { js } = busOf(service);
    const [type = ''] = handle.find((listener) => listener.service === service)?.types ?? [];
    const other = services[(services.indexOf(service) + 1) % services.length] ?? '';
    const write = (consumer: string, timeout: number) =>
      outcomeOf(js.publish(deadSubjectOf(consumer, `${type}.${service}.0`), '{}', { timeout }));
    expect(await write(service, 120_000)).toBe('done');
    expect(await write(other, 300)).toBe('refused');
  });

  test('reads the events it handles, through its own consumers, and nothing else', async () => {
    const { consumers } = await busOf(service).manager();
    const heard = handle.find((listener) => listener.service === service)?.types ?? [];
    const stolen = types.filter(
      (type) => !heard.includes(type) && !type.startsWith('mail.') && !type.startsWith('audit.'),
    );
    const rules = { ack_policy: AckPolicy.Explicit, deliver_policy: DeliverPolicy.All };
    for (const type of stolen.slice(0, 4))
      expect(
        await outcomeOf(consumers.add('EVENTS', { name: `${service}-x`, filter_subject: subjectsOf(type), ...rules })),
      ).toBe('refused');
    expect(await outcomeOf(consumers.add('EVENTS', { name: `${service}-all`, ...rules }))).toBe('refused');
    expect(
      await outcomeOf(
        consumers.add('EVENTS', {
          durable_name: `${service}-many`,
          filter_subjects: stolen.map((one) => subjectsOf(one)),
          ...rules,
        }),
      ),
    ).toBe('refused');
    const other = service === 'jobs' ? 'matching' : 'jobs';
    const theirs = `${other}-identity_user_v1_deleted`;
    expect(await outcomeOf(busOf(service).js.consumers.get('EVENTS', theirs))).toBe('refused');
  });

  test("receives neither other services' events nor their replies", async () => {
    const { connection } = busOf(service);
    for (const subject of ['>', 'identity.user.v1.registered.*.*', 'mail.>', '_INBOX.>', '_INBOX.admin.>']) {
      const subscription = connection.subscribe(subject);
      await expect(subscription.closed).resolves.toBeInstanceOf(Error);
    }
  });
});

test('only identity changes streams, removes messages and reads dead letters', async () => {
  for (const service of services.filter((name) => name !== 'identity')) {
    const { streams, direct } = await busOf(service).manager();
    expect(await outcomeOf(streams.purge('EVENTS'))).toBe('refused');
    expect(await outcomeOf(streams.delete('EVENTS'))).toBe('refused');
    expect(await outcomeOf(streams.update('EVENTS', { max_age: 1 }))).toBe('refused');
    expect(await outcomeOf(direct.getMessage('DEAD', { seq: 1 }))).toBe('refused');
    expect(await outcomeOf(streams.getMessage('EVENTS', { seq: 1 }))).toBe('refused');
  }
  await busOf('identity').publish(happened('identity.user.v1.deleted', { userId: 7, version: 1 }, new Date()));
});
