import { setTimeout as sleep } from 'node:timers/promises';
import { fromJson, type MessageShape } from '@bufbuild/protobuf';
import { AckPolicy, type ConsumerMessages, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import { headers, nanos } from '@nats-io/transport-node';
import { type Catalog, catalog, type EventType } from '@waratah/events/catalog';
import { consumerOf, deadSubjectOf, subjectsOf, typeOf } from '@waratah/events/subjects';
import type { Connection } from 'mongoose';
import { type Bus, header, streamOf } from './bus.ts';
import { grouped } from '../batching/grouped.ts';
import type { Logger } from '../process/logger.ts';
import { withinRequest } from '../process/request-id.ts';
import { isDuplicateKey } from '../mongo/connection.ts';
import { isServerUnavailable } from '../server-unavailable.ts';
import { noteFailure, withinTrace } from '../tracing/trace-context.ts';

/** An event as a handler receives it. */
export type EventOf<Type extends EventType> = Readonly<{ id: string; at: Date; data: MessageShape<Catalog[Type]> }>;

/** A service's handlers by event type. They may run twice and out of order, so they compare versions. */
export type Handlers = Partial<{ [Type in EventType]: (event: EventOf<Type>) => Promise<void> }>;

export type ConsumerOptions = Readonly<{
  bus: Bus;
  connection: Connection;
  /** Name of the durable consumer, which all replicas of a service share. */
  name: string;
  handlers: Handlers;
  log: Logger;
  /** How many messages are handled at the same time. */
  concurrency?: number;
  pauses?: Pauses;
}>;

/** Pauses between attempts at a message, in milliseconds. */
type Pauses = Readonly<{
  /** After each failure; after one more the message becomes a dead letter. Few, since each takes the time of others. */
  failing: readonly number[];
  /** While a server is away, for as long as it is; the last one is repeated. */
  away: readonly number[];
}>;

const defaultPauses: Pauses = {
  failing: [200, 2_000, 12_000, 50_000],
  away: [200, 500, 1_000, 2_000, 5_000],
};
/** How many messages of one type may wait for their next attempt, in all processes together. */
const mostPending = 20_000;
const seenForS = 8 * 24 * 3_600;
/**
 * If such a record is lost, an event is handled twice, which is allowed. Waiting for the disk would slow down every
 * event.
 */
const fleeting = { w: 1, j: false } as const;

/**
 * Consumes events durably, at least once each. Handled events are remembered, and an event that keeps failing becomes a
 * dead letter.
 */
export const startConsumer = async (options: ConsumerOptions): Promise<AsyncDisposable> => {
  const { bus, connection, name, handlers, log, concurrency = 200, pauses = defaultPauses } = options;
  const seen = await openSeen(connection);
  const failures = countFailures(Object.keys(handlers).length * mostPending);

  const handle = async (message: JsMsg) => {
    const id = message.headers?.get(header.id) ?? '';
    const replayedFor = message.headers?.get(header.consumer);
    if (replayedFor && replayedFor !== name) return;
    const key = `${name}:${id}`;
    if (id && (await seen.has(key))) return;
    await dispatch(handlers, message, id);
    if (id) await seen.add(key);
  };

  const settle = (message: JsMsg) => {
    const from = message.headers?.get(header.trace);
    const attempt = async () => {
      try {
        await handle(message);
        message.ack();
        failures.forget(message);
      } catch (error) {
        noteFailure(error);
        await giveBack(message, error);
      }
    };
    return withinRequest(message.headers?.get(header.request), () =>
      withinTrace({ name: `hear ${message.subject}`, kind: 'CONSUMER', from }, attempt),
    );
  };

  const giveBack = async (message: JsMsg, error: unknown) => {
    const { deliveryCount: delivery } = message.info;
    log.warn({ err: error, subject: message.subject, delivery }, 'event not handled');
    const delay = isServerUnavailable(error)
      ? (pauses.away[delivery - 1] ?? pauses.away.at(-1))
      : pauseAfter(error, failures.add(message), pauses);
    if (delay !== undefined) return message.nak(delay);
    await bury(bus, name, message, error);
    message.term('dead');
    failures.forget(message);
  };

  const loops = Object.keys(handlers).map((type) => {
    const at = { stream: streamOf(type), durable: consumerOf(name, type), filter: subjectsOf(type) };
    return keepConsuming({ bus, ...at, concurrency, settle, log });
  });
  return {
    [Symbol.asyncDispose]: async () => {
      await Promise.all(loops.map((loop) => loop[Symbol.asyncDispose]()));
    },
  };
};

/** The ids of the handled events. */
const openSeen = async (connection: Connection) => {
  const seen = connection.collection<{ _id: string; at: Date }>('seen_events');
  await seen.createIndex({ at: 1 }, { expireAfterSeconds: seenForS });
  return {
    has: grouped<string, boolean>(async (keys) => {
      const found = new Set((await seen.find({ _id: { $in: [...keys] } }).toArray()).map(({ _id }) => _id));
      return keys.map((key) => found.has(key));
    }),
    add: grouped<string, true>(async (keys) => {
      const at = new Date();
      const marks = keys.map((_id) => ({ _id, at }));
      await seen.insertMany(marks, { ordered: false, writeConcern: fleeting }).catch(unlessThere);
      return keys.map(() => true);
    }),
  };
};

const unlessThere = (error: unknown) => {
  if (!isDuplicateKey(error)) throw error;
};

class UnreadableEvent extends Error {}

/**
 * How often each message has failed in this process by its own fault, for as many messages as may wait. Attempts while
 * a server is away do not count: every event would become a dead letter after an outage.
 */
const countFailures = (most: number) => {
  const counts = new Map<string, number>();
  // A replayed event has its first id, and a stream that was lost counts its messages from one again.
  const keyOf = ({ headers: of, info: { stream, streamSequence } }: JsMsg) =>
    `${stream}:${streamSequence}:${of?.get(header.id) ?? ''}`;
  return {
    add: (message: JsMsg): number => {
      const key = keyOf(message);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      // What another replica has settled since stays here.
      const [oldest] = counts.keys();
      if (counts.size > most && oldest !== undefined) counts.delete(oldest);
      return count;
    },
    forget: (message: JsMsg) => counts.delete(keyOf(message)),
  };
};

/** Milliseconds until an event is tried again after a number of failures; undefined if it becomes a dead letter. */
const pauseAfter = (error: unknown, failures: number, { failing }: Pauses): number | undefined =>
  error instanceof UnreadableEvent ? undefined : failing[failures - 1];

const dispatch = async (handlers: Handlers, message: JsMsg, id: string) => {
  const at = new Date(message.headers?.get(header.at) || message.time);
  await dispatchTo(handlers, typeOf(message.subject), { id, at, json: message });
};

const dispatchTo = async (handlers: Handlers, type: string, event: { id: string; at: Date; json: JsMsg }) => {
  // One line per type keeps payload and handler types together, which a lookup by string cannot.
  const call = async <Type extends EventType>(known: Type) => {
    const data = decode(known, event.json);
    await handlers[known]?.({ id: event.id, at: event.at, data });
  };
  if (!Object.hasOwn(catalog, type)) throw new UnreadableEvent(`unknown event type ${type}`);
  for (const known of eventTypes) if (known === type) await call(known);
};

const eventTypes = Object.keys(catalog).filter((type): type is EventType => Object.hasOwn(catalog, type));

const decode = <Type extends EventType>(type: Type, message: JsMsg): MessageShape<Catalog[Type]> => {
  try {
    return fromJson(catalog[type], message.json(), { ignoreUnknownFields: true });
  } catch (error) {
    throw new UnreadableEvent(error instanceof Error ? withoutValue(error.message) : 'not readable');
  }
};

/** The reason without the value that could not be read, which may be a secret: reasons are logged and shown. */
const withoutValue = (reason: string) =>
  reason.replace(/from JSON: [^]*$/, 'from JSON').replace(/"[^"]*" is not valid JSON/, 'not valid JSON');

const bury = async (bus: Bus, consumer: string, message: JsMsg, error: unknown) => {
  const dead = headers();
  for (const name of [header.type, header.id, header.at, header.trace, header.request])
    dead.set(name, message.headers?.get(name) ?? '');
  dead.set(header.tries, String(message.info.deliveryCount));
  dead.set(
    header.reason,
    (error instanceof Error ? error.message : String(error)).replace(/[\r\n]+/g, ' ').slice(0, 500),
  );
  const msgID = `dead:${consumer}:${message.info.stream}:${message.seq}`;
  await bus.js.publish(deadSubjectOf(consumer, message.subject), message.data, { msgID, headers: dead });
};

type LoopOptions = Readonly<{
  bus: Bus;
  stream: string;
  durable: string;
  filter: string;
  concurrency: number;
  settle: (message: JsMsg) => Promise<void>;
  log: Logger;
}>;

/** Fetches messages while the process lives, and recreates stream and consumer if the bus lost them. */
const keepConsuming = (options: LoopOptions): AsyncDisposable => {
  const { log, durable } = options;
  let stopped = false;
  let messages: ConsumerMessages | undefined;
  const underWay = new Map<JsMsg, Promise<void>>();
  // A slow handler extends its time regularly. If a process dies, its messages are delivered again soon.
  const working = setInterval(() => {
    for (const message of underWay.keys()) message.working();
  }, workingEveryMs).unref();
  let finished = Promise.withResolvers<void>();

  const consume = async () => {
    messages = await openMessages(options);
    // Its closing would wait for a reader, and there is none yet.
    if (stopped) return messages.stop();
    for await (const message of messages) {
      const work = options.settle(message).catch((error: unknown) => log.warn({ err: error }, 'event will come again'));
      underWay.set(message, work);
      void work.finally(() => {
        underWay.delete(message);
        finished.resolve();
      });
      if (underWay.size >= options.concurrency) {
        finished = Promise.withResolvers();
        await finished.promise;
      }
    }
  };

  const run = async () => {
    while (!stopped) {
      await consume().catch((error: unknown) => log.warn({ err: error, durable }, 'consumer starts again'));
      if (!stopped) await sleep(500);
    }
  };

  const running = run();
  return {
    [Symbol.asyncDispose]: async () => {
      stopped = true;
      await messages?.close();
      await Promise.all(underWay.values());
      clearInterval(working);
      await Promise.race([running, sleep(6_000, undefined, { ref: false })]);
    },
  };
};

/** Messages that a dead process had fetched are delivered again after this time. */
const ackWaitMs = 15_000;
const workingEveryMs = 5_000;

/** One consumer per event type, so that the server can forbid a service to read other types. */
const openMessages = async ({ bus, stream, durable, filter, concurrency }: LoopOptions) => {
  await bus.ensureStreams();
  const { consumers } = await bus.manager();
  const changeable = {
    filter_subject: filter,
    ack_wait: nanos(ackWaitMs),
    max_deliver: -1,
    max_ack_pending: mostPending,
  };
  await consumers.update(stream, durable, changeable).catch(() =>
    consumers.add(stream, {
      ...changeable,
      durable_name: durable,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
    }),
  );
  const consumer = await bus.js.consumers.get(stream, durable);
  const messages = await consumer.consume({ max_messages: concurrency, abort_on_missing_resource: true });
  return messages;
};
