import { setTimeout as sleep } from 'node:timers/promises';
import {
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { connect, headers, type NatsConnection, nanos } from '@nats-io/transport-node';
import { catalog } from '@waratah/events/catalog';
import { subjectOf } from '@waratah/events/subjects';
import type { Logger } from '../process/logger.ts';
import { natsServer } from './nats-server.ts';
import type { StoredEvent } from './stored-event.ts';
import { traceOfNow, withinTrace } from '../tracing/trace-context.ts';

/** Headers of a message on the bus; its body is the event's JSON. */
export const header = {
  type: 'Waratah-Type',
  id: 'Waratah-Id',
  at: 'Waratah-Time',
  reason: 'Waratah-Reason',
  consumer: 'Waratah-Consumer',
  tries: 'Waratah-Tries',
  trace: 'traceparent',
} as const;

const day = 24 * 3_600_000;

/** Streams of subjects by their first word; all other subjects are in EVENTS. */
type StreamName = 'EVENTS' | 'MAIL' | 'AUDIT' | 'DEAD';
const streamNames: Readonly<Record<string, StreamName>> = { mail: 'MAIL', dead: 'DEAD', audit: 'AUDIT' };

export const streamOf = (subject: string): StreamName => streamNames[subject.split('.')[0] ?? ''] ?? 'EVENTS';

/** The services that publish events: the first words of the event types. */
const eventOwners = new Set(
  Object.keys(catalog).flatMap((type) => (streamOf(type) === 'EVENTS' ? [type.split('.')[0]] : [])),
);

/**
 * Events; requests for email, removed once the mailer has them and after an hour, because their links are secrets; acts of
 * operators, removed once they are in the trail; dead letters.
 */
const streams = [
  { name: 'EVENTS', subjects: [...eventOwners].map((owner) => `${owner}.>`), max_age: nanos(30 * day) },
  { name: 'MAIL', subjects: ['mail.>'], max_age: nanos(3_600_000), retention: RetentionPolicy.Workqueue },
  { name: 'AUDIT', subjects: ['audit.>'], max_age: nanos(400 * day), retention: RetentionPolicy.Workqueue },
  { name: 'DEAD', subjects: ['dead.>'], max_age: nanos(90 * day) },
] as const;

export type Bus = Readonly<{
  connection: NatsConnection;
  js: JetStreamClient;
  manager: () => Promise<JetStreamManager>;
  /** Resolves when the event is on the bus's disk; the same event twice is kept once. */
  publish: (event: StoredEvent) => Promise<void>;
  /** Creates missing streams, as after the bus lost its data. */
  ensureStreams: () => Promise<void>;
  ping: () => Promise<unknown>;
}> &
  AsyncDisposable;

/** Connects to NATS and keeps trying for as long as the process lives. */
export const openBus = async (url: string, name: string, log: Logger): Promise<Bus> => {
  const connection = await connect({
    ...natsServer(url),
    name,
    // Its own, so that the server can forbid a service to read the answers of others.
    inboxPrefix: `_INBOX.${name}`,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    waitOnFirstConnect: true,
    pingInterval: 10_000,
  });
  const js = jetstream(connection, { timeout: 5_000 });
  const manager = () => jetstreamManager(connection, { timeout: 5_000, checkAPI: false });

  const ensureStreams = async () => {
    const { streams: api } = await manager();
    for (const { name: stream, subjects, ...rules } of streams) {
      const settings = {
        retention: RetentionPolicy.Limits,
        ...rules,
        storage: StorageType.File,
        duplicate_window: nanos(120_000),
        allow_direct: true,
      };
      const add = () => api.add({ name: stream, subjects: [...subjects], ...settings });
      // The stream exists, perhaps of another release: our subjects are added to its own. One service may do that.
      await add().catch(async () => {
        const { config } = await api.info(stream);
        const missing = subjects.filter((subject) => !config.subjects.includes(subject));
        if (missing.length > 0) await api.update(stream, { ...settings, subjects: [...config.subjects, ...missing] });
      });
    }
  };

  const put = async (event: StoredEvent, trace: string | undefined) => {
    const message = headers();
    message.set(header.type, event.type);
    message.set(header.id, event.id);
    message.set(header.at, event.at.toISOString());
    if (trace) message.set(header.trace, trace);
    const subject = subjectOf(event.type, event.data, name);
    await js.publish(subject, JSON.stringify(event.data), { msgID: event.id, headers: message, timeout: 5_000 });
  };

  const send = (event: StoredEvent) => {
    if (!event.trace) return put(event, undefined);
    const step = { name: `publish ${event.type}`, kind: 'PRODUCER', from: event.trace } as const;
    return withinTrace(step, () => put(event, traceOfNow() ?? event.trace));
  };

  const publish = async (event: StoredEvent) => {
    try {
      await send(event);
    } catch (error) {
      log.debug({ err: error }, 'publishing again after making the streams');
      await ensureStreams();
      await send(event);
    }
  };

  await ensureStreams();
  return {
    connection,
    js,
    manager,
    publish,
    ensureStreams,
    ping: () => connection.flush(),
    [Symbol.asyncDispose]: async () => {
      await Promise.race([connection.drain(), sleep(2_000, undefined, { ref: false })]);
      await connection.close();
    },
  };
};
