import { setTimeout as sleep } from 'node:timers/promises';
import {
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream';
import { connect, headers, type NatsConnection, nanos } from '@nats-io/transport-node';
import { catalog } from '@waratah/events/catalog';
import { subjectOf } from '@waratah/events/subjects';
import { onceAvailable } from '../process/awaited.ts';
import type { Logger } from '../process/logger.ts';
import { ConfigError } from '../process/config.ts';
import { defaultLimits, type NatsSettings } from '../process/servers.ts';
import { natsServer } from './nats-server.ts';
import type { StoredEvent } from './stored-event.ts';
import { currentTrace, withinTrace } from '../tracing/trace-context.ts';

/** Headers of a message on the bus. The body is the event as JSON. */
export const header = {
  type: 'Waratah-Type',
  id: 'Waratah-Id',
  at: 'Waratah-Time',
  reason: 'Waratah-Reason',
  consumer: 'Waratah-Consumer',
  tries: 'Waratah-Tries',
  trace: 'traceparent',
  request: 'Waratah-Request',
} as const;

const day = 24 * 3_600_000;

/** Streams of subjects, by the first word of the subject; all other subjects are in EVENTS. */
export const streamsOfOurs = ['EVENTS', 'MAIL', 'AUDIT', 'DEAD'] as const;
export type StreamName = (typeof streamsOfOurs)[number];
const streamNames: Readonly<Record<string, StreamName>> = { mail: 'MAIL', dead: 'DEAD', audit: 'AUDIT' };

export const streamOf = (subject: string): StreamName => streamNames[subject.split('.')[0] ?? ''] ?? 'EVENTS';

/** The services that publish events: the first words of their types. */
const eventOwners = new Set(
  Object.keys(catalog).flatMap((type) => (streamOf(type) === 'EVENTS' ? [type.split('.')[0]] : [])),
);

/**
 * The streams: events; requests for email, which contain secret links and are removed once the mailer has them or after
 * a day; operators' actions, removed once they are in the audit trail; dead letters.
 */
const streamsOf = ({ days, maxBytes }: NonNullable<NatsSettings['events']>) =>
  [
    {
      name: 'EVENTS',
      subjects: [...eventOwners].map((owner) => `${owner}.>`),
      max_age: nanos(days * day),
      ...(maxBytes > 0 && { max_bytes: maxBytes }),
    },
    { name: 'MAIL', subjects: ['mail.>'], max_age: nanos(day), retention: RetentionPolicy.Workqueue },
    { name: 'AUDIT', subjects: ['audit.>'], max_age: nanos(400 * day), retention: RetentionPolicy.Workqueue },
    { name: 'DEAD', subjects: ['dead.>'], max_age: nanos(90 * day) },
  ] as const;

export type Bus = Readonly<{
  connection: NatsConnection;
  js: JetStreamClient;
  manager: () => Promise<JetStreamManager>;
  /**
   * Resolves with the event's position in its stream once the bus has written it to disk. The same event published
   * twice is kept once.
   */
  publish: (event: StoredEvent) => Promise<number>;
  /** Creates missing streams, for example after the bus lost its data. */
  ensureStreams: () => Promise<void>;
  /** Throws if the server does not answer, or did not accept the last event. */
  ping: () => Promise<void>;
  /** For each stream, its size and how many replicas are missing. */
  copies: () => Promise<Readonly<Record<string, Readonly<{ missing: number; bytes: number }>>>>;
}> &
  AsyncDisposable;

/**
 * A waiting event is retried every second. If none was refused for this long, another replica of this service has
 * published it.
 */
const refusalMs = 10_000;

const defaultEvents = { days: 30, maxBytes: 0 } as const;

const unlessMissing = (error: unknown) => {
  if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return undefined;
  throw error;
};

/** The only service that may change streams (decision 0029). */
export const isKeeper = (service: string) => service === 'identity';

/** The error of JetStream if there are too few servers for the replicas. */
const tooFew = /replicas > 1 not supported|no suitable peers|insufficient resources/i;
const isTaken = /already in use/i;

const refuseFewer = (replicas: number) => (error: unknown) => {
  const message = error instanceof Error ? error.message : '';
  // Another service has created it in the meantime.
  if (isTaken.test(message)) return;
  if (!tooFew.test(message)) throw error;
  throw new ConfigError(`NATS_REPLICAS: NATS has no servers for ${replicas} copies of a stream (${message})`);
};

/**
 * Connects to NATS and retries while the process lives. Throws ConfigError if the cluster cannot keep the configured
 * number of replicas.
 */
export const openBus = async (server: string | NatsSettings, name: string, log: Logger): Promise<Bus> => {
  const settings: NatsSettings = typeof server === 'string' ? { url: server } : server;
  const { replicas = 1, events = defaultEvents, limits = defaultLimits } = settings;
  const streams = streamsOf(events);
  const connection = await connect({
    ...natsServer(settings),
    timeout: limits.connectMs,
    name,
    // An inbox prefix of its own, so that the server can forbid a service to read answers to others.
    inboxPrefix: `_INBOX.${name}`,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    waitOnFirstConnect: true,
    // A dead connection is noticed after three pings without an answer.
    pingInterval: 3_000,
    maxPingOut: 2,
  });
  const js = jetstream(connection, { timeout: limits.commandMs });
  const manager = () => jetstreamManager(connection, { timeout: limits.commandMs, checkAPI: false });

  const ensureStreams = async () => {
    const { streams: api } = await manager();
    for (const { name: stream, subjects, ...rules } of streams) {
      const found = await api.info(stream).catch(unlessMissing);
      if (found) await follow(api, found.config, subjects);
      else
        await api
          .add({
            name: stream,
            subjects: [...subjects],
            retention: RetentionPolicy.Limits,
            ...rules,
            storage: StorageType.File,
            duplicate_window: nanos(120_000),
            allow_direct: true,
            num_replicas: replicas,
          })
          .catch(refuseFewer(replicas));
    }
  };

  /**
   * An existing stream, possibly of another release, keeps its limits and replicas. Missing subjects are added first
   * and missing replicas afterwards, so that a cluster without room for replicas still accepts new subjects.
   */
  const follow = async (api: JetStreamManager['streams'], found: StreamConfig, subjects: readonly string[]) => {
    const update = async (config: StreamConfig) => {
      try {
        return (await api.update(config.name, config)).config;
      } catch (error) {
        if (isKeeper(name)) log.warn({ err: error, stream: config.name, replicas }, 'a stream stays as it was');
        return found;
      }
    };
    const missing = subjects.filter((subject) => !found.subjects.includes(subject));
    const config = missing.length > 0 ? await update({ ...found, subjects: [...found.subjects, ...missing] }) : found;
    if (config.num_replicas < replicas) await update({ ...config, num_replicas: replicas });
  };

  const put = async (event: StoredEvent, trace: string | undefined) => {
    const message = headers();
    message.set(header.type, event.type);
    message.set(header.id, event.id);
    message.set(header.at, event.at.toISOString());
    if (trace) message.set(header.trace, trace);
    if (event.request) message.set(header.request, event.request);
    const subject = subjectOf(event.type, event.data, name);
    const body = JSON.stringify(event.data);
    const { seq } = await js.publish(subject, body, { msgID: event.id, headers: message, timeout: limits.commandMs });
    return seq;
  };

  const send = (event: StoredEvent) => {
    if (!event.trace) return put(event, undefined);
    const step = { name: `publish ${event.type}`, kind: 'PRODUCER', from: event.trace } as const;
    return withinTrace(step, () => put(event, currentTrace() ?? event.trace));
  };

  /**
   * Why and when the last event was refused, for example by a server whose disk is full; undefined once an event is
   * accepted again.
   */
  let refusal: Readonly<{ because: unknown; at: number }> | undefined;

  const publish = async (event: StoredEvent) => {
    try {
      const position = await sendOrMakeStreams(event);
      refusal = undefined;
      return position;
    } catch (error) {
      refusal = { because: error, at: performance.now() };
      throw error;
    }
  };

  const sendOrMakeStreams = async (event: StoredEvent) => {
    try {
      return await send(event);
    } catch (error) {
      log.debug({ err: error }, 'publishing again after making the streams');
      await ensureStreams();
      return send(event);
    }
  };

  /** A server whose disk is full still answers, but accepts no event. */
  const ping = async () => {
    await connection.flush();
    if (refusal && performance.now() - refusal.at < refusalMs) throw refusal.because;
  };

  const copies = async () => {
    const { streams: api } = await manager();
    const found = await Promise.all(
      streams.map(async ({ name: stream }) => {
        const { cluster, state } = await api.info(stream);
        const present = 1 + (cluster?.replicas ?? []).filter(({ current, offline }) => current && !offline).length;
        return [stream, { missing: Math.max(0, replicas - present), bytes: state.bytes }] as const;
      }),
    );
    return Object.fromEntries(found);
  };

  // JetStream is ready a moment after the port of the server.
  await onceAvailable(ensureStreams).catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });
  return {
    connection,
    js,
    manager,
    publish,
    ensureStreams,
    ping,
    copies,
    [Symbol.asyncDispose]: async () => {
      await Promise.race([connection.drain(), sleep(2_000, undefined, { ref: false })]);
      await connection.close();
    },
  };
};
