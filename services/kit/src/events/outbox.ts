import { randomUUID } from 'node:crypto';
import { create, type MessageInitShape, toJson } from '@bufbuild/protobuf';
import { type Catalog, catalog, type EventType } from '@waratah/events/catalog';
import type { Connection } from 'mongoose';
import { z } from 'zod';
import type { Bus } from './bus.ts';
import type { EventLog, PublishedEvent } from './event-log.ts';
import type { Logger } from '../process/logger.ts';
import { writeConcern } from '../mongo/connection.ts';
import { repeat } from '../process/passes.ts';
import { currentRequestId } from '../process/request-id.ts';
import { StoredEvent } from './stored-event.ts';
import { currentTrace } from '../tracing/trace-context.ts';

/** The process that writes an event also publishes it, so that each event is published by one replica. */
const thisProcess = randomUUID();

/** Creates an event, to be saved in the same write as the change that caused it. */
export const happened = <Type extends EventType>(
  type: Type,
  init: MessageInitShape<Catalog[Type]>,
  at: Date,
): StoredEvent => {
  const trace = currentTrace();
  const request = currentRequestId();
  return {
    id: randomUUID(),
    type,
    at,
    data: toJson<(typeof catalog)[EventType]>(catalog[type], create<(typeof catalog)[EventType]>(catalog[type], init)),
    ...(trace && { trace }),
    ...(request && { request }),
    writer: thisProcess,
  };
};

/** Mongoose fields of a document with events: its version, and the events not yet published. */
export const outboxFields = {
  version: { type: Number, required: true },
  outbox: {
    type: [
      {
        _id: false,
        id: String,
        type: { type: String },
        at: Date,
        data: Object,
        trace: String,
        request: String,
        writer: String,
      },
    ],
    default: [],
  },
} as const;

/** Index for the outbox; contains only documents with unpublished events. */
export const outboxIndex = [{ 'outbox.0.at': 1 }, { sparse: true, name: 'outbox' }] as const;

export type Outbox = Readonly<{
  /** Publishes now instead of at the next sweep. Called after a write that added events. */
  wake: () => void;
  /** Resolves when all events are published. */
  settled: () => Promise<void>;
  /** Age of the oldest unpublished event, in seconds. */
  ageS: () => Promise<number>;
}> &
  AsyncDisposable;

const Waiting = z.object({ _id: z.union([z.number(), z.string()]), outbox: z.array(StoredEvent) });
type Waiting = z.infer<typeof Waiting>;
const waiting = { 'outbox.0.at': { $exists: true } } as const;
const sweepMs = 1_000;
const batchSize = 500;
/** At most this many ids are excluded from a query. */
const maxExcluded = 2_000;

export type OutboxOptions = Readonly<{
  connection: Connection;
  /** Collections whose documents contain events. */
  collections: readonly string[];
  bus: Bus;
  log: Logger;
  /** Where the events of a collection are kept after publication. */
  logOf: (collection: string) => Pick<EventLog, 'keep'> | undefined;
  /** The replica's name in the events that it writes; replaced in tests. */
  writer?: string;
}>;

/**
 * Publishes the events that this process wrote to the given collections, and removes each once the bus has written it
 * to disk. Takes over events that their own process has not published for a second, for example because it was killed.
 * An event that two processes publish at the same time is on the bus once.
 */
export const startOutbox = ({
  connection,
  collections,
  bus,
  log,
  logOf,
  writer = thisProcess,
}: OutboxOptions): Outbox => {
  let stopped = false;
  let awake = Promise.withResolvers<void>();
  const wake = () => awake.resolve();
  const removals = new Set<Promise<void>>();
  /** Whether the bus accepted any of the last events. */
  let accepts = true;

  const publish = async (document: Waiting) => {
    const events: PublishedEvent[] = [];
    for (const { writer: _writer, ...event } of document.outbox)
      events.push({ ...event, position: await bus.publish(event) });
    return { document, events };
  };

  const relayOf = (name: string) => {
    const collection = connection.collection<Waiting>(name);
    /**
     * Documents whose published events are being removed. The next batch skips them instead of waiting for that write.
     */
    const leaving = new Set<Waiting['_id']>();

    const remove = async (documents: readonly Waiting[]) => {
      const ids = documents.map(({ _id }) => _id);
      const events = documents.flatMap(({ outbox }) => outbox.map(({ id }) => id));
      for (const id of ids) leaving.add(id);
      await collection
        .updateMany({ _id: { $in: ids } }, { $pull: { outbox: { id: { $in: events } } } }, { writeConcern })
        .catch((error: unknown) => log.warn({ err: error }, 'published events stay for another time'));
      for (const id of ids) leaving.delete(id);
      // A document may have received another event in the meantime.
      wake();
    };

    const relay = async (): Promise<number> => {
      if (leaving.size > maxExcluded) await Promise.all(removals);
      const found = await collection
        .find(
          { ...waiting, 'outbox.writer': writer, ...(leaving.size > 0 && { _id: { $nin: [...leaving] } }) },
          { projection: { outbox: 1 }, sort: { 'outbox.0.at': 1 }, limit: batchSize },
        )
        .toArray();
      const documents = z.array(Waiting).parse(found);
      const published = await Promise.allSettled(documents.map(publish));
      const done = published.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      await logOf(name)?.keep(done.flatMap(({ events }) => events));
      if (done.length > 0) {
        const removal = remove(done.map(({ document }) => document)).finally(() => removals.delete(removal));
        removals.add(removal);
      }
      if (published.length > 0) accepts = done.length > 0;
      const failed = published.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      return documents.length;
    };

    let others: ReadonlySet<Waiting['_id']> = new Set();
    /**
     * Takes over documents whose events other processes left waiting since the last call. While the bus accepts nothing,
     * the events of every process wait, so only one is taken over, to be tried.
     */
    const takeOver = async () => {
      const found = await collection
        .find(
          { ...waiting, 'outbox.writer': { $ne: writer } },
          { projection: { _id: 1 }, sort: { 'outbox.0.at': 1 }, limit: batchSize },
        )
        .toArray();
      const ids = found.map(({ _id }) => _id);
      const left = ids.filter((id) => others.has(id)).slice(0, accepts ? batchSize : 1);
      others = new Set(ids);
      if (left.length === 0) return;
      const mine = { $set: { 'outbox.$[].writer': writer } };
      await collection.updateMany({ _id: { $in: left }, ...waiting }, mine, { writeConcern });
      wake();
    };
    return { relay, takeOver };
  };
  const relays = collections.map(relayOf);

  const relayAll = async () => {
    for (const { relay } of relays) while (!stopped && (await relay()) === batchSize);
  };

  const takeOverAll = async () => {
    for (const { takeOver } of relays) await takeOver();
  };

  const run = async () => {
    while (!stopped) {
      awake = Promise.withResolvers<void>();
      await relayAll().catch((error: unknown) => log.warn({ err: error }, 'outbox waits'));
      const timer = setTimeout(wake, sweepMs);
      await awake.promise;
      clearTimeout(timer);
    }
  };

  const oldest = async () => {
    const found = await Promise.all(
      collections.map((name) =>
        connection
          .collection<Waiting>(name)
          .findOne(waiting, { projection: { outbox: 1 }, sort: { 'outbox.0.at': 1 } }),
      ),
    );
    return found.flatMap((document) =>
      document ? [Waiting.parse(document).outbox[0]?.at.getTime() ?? Date.now()] : [],
    );
  };

  const running = run();
  const sweeping = repeat(sweepMs, takeOverAll, log);
  return {
    wake,
    settled: async () => {
      wake();
      while ((await oldest()).length) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    ageS: async () => (Date.now() - Math.min(Date.now(), ...(await oldest()))) / 1_000,
    [Symbol.asyncDispose]: async () => {
      stopped = true;
      wake();
      await Promise.all([running, sweeping[Symbol.asyncDispose]()]);
      await Promise.all(removals);
    },
  };
};
