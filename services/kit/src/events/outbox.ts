import { randomUUID } from 'node:crypto';
import { create, type MessageInitShape, toJson } from '@bufbuild/protobuf';
import { type Catalog, catalog, type EventType } from '@waratah/events/catalog';
import type { Connection } from 'mongoose';
import { z } from 'zod';
import type { Bus } from './bus.ts';
import type { Logger } from '../process/logger.ts';
import { writeConcern } from '../mongo/connection.ts';
import { StoredEvent } from './stored-event.ts';
import { traceOfNow } from '../tracing/trace-context.ts';

/** Creates an event, to be saved in the same write as the change that caused it. */
export const happened = <Type extends EventType>(
  type: Type,
  init: MessageInitShape<Catalog[Type]>,
  at: Date,
): StoredEvent => {
  const trace = traceOfNow();
  return {
    id: randomUUID(),
    type,
    at,
    data: toJson<(typeof catalog)[EventType]>(catalog[type], create<(typeof catalog)[EventType]>(catalog[type], init)),
    ...(trace && { trace }),
  };
};

/** Mongoose fields of a document with events: its version, and the events that are not published yet. */
export const outboxFields = {
  version: { type: Number, required: true },
  outbox: {
    type: [{ _id: false, id: String, type: { type: String }, at: Date, data: Object, trace: String }],
    default: [],
  },
} as const;

/** The relay's index: holds only documents with waiting events. */
export const outboxIndex = [{ 'outbox.0.at': 1 }, { sparse: true, name: 'outbox' }] as const;

export type Outbox = Readonly<{
  /** Publishes now instead of at the next sweep; call it after a write that added events. */
  wake: () => void;
  /** Resolves when no event waits. */
  settled: () => Promise<void>;
  /** Age of the oldest waiting event, in seconds. */
  ageS: () => Promise<number>;
}> &
  AsyncDisposable;

const Waiting = z.object({ _id: z.union([z.number(), z.string()]), outbox: z.array(StoredEvent) });
type Waiting = z.infer<typeof Waiting>;
const sweepMs = 1_000;
const batchSize = 500;
/** At most this many ids are excluded from a query. */
const maxExcluded = 2_000;

/** Publishes waiting events of the given collections to the bus and removes each after the bus has it on disk. */
export const startOutbox = (connection: Connection, collections: readonly string[], bus: Bus, log: Logger): Outbox => {
  let stopped = false;
  let awake = Promise.withResolvers<void>();
  const wake = () => awake.resolve();
  const removals = new Set<Promise<void>>();

  const relayOf = (name: string) => {
    const collection = connection.collection<Waiting>(name);
    /** Documents whose published events are being removed; the next batch does not wait for that write. */
    const leaving = new Set<Waiting['_id']>();

    const remove = async (documents: readonly Waiting[]) => {
      const ids = documents.map(({ _id }) => _id);
      const events = documents.flatMap(({ outbox }) => outbox.map(({ id }) => id));
      for (const id of ids) leaving.add(id);
      await collection
        .updateMany({ _id: { $in: ids } }, { $pull: { outbox: { id: { $in: events } } } }, { writeConcern })
        .catch((error: unknown) => log.warn({ err: error }, 'published events stay for another time'));
      for (const id of ids) leaving.delete(id);
      // A document may have received another event since.
      wake();
    };

    return async (): Promise<number> => {
      if (leaving.size > maxExcluded) await Promise.all(removals);
      const found = await collection
        .find(
          { 'outbox.0.at': { $exists: true }, ...(leaving.size > 0 && { _id: { $nin: [...leaving] } }) },
          { projection: { outbox: 1 }, sort: { 'outbox.0.at': 1 }, limit: batchSize },
        )
        .toArray();
      const documents = z.array(Waiting).parse(found);
      const published = await Promise.allSettled(
        documents.map(async (document) => {
          for (const event of document.outbox) await bus.publish(event);
          return document;
        }),
      );
      const done = published.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      if (done.length > 0) {
        const removal = remove(done).finally(() => removals.delete(removal));
        removals.add(removal);
      }
      const failed = published.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      return documents.length;
    };
  };
  const relays = collections.map(relayOf);

  const relayAll = async () => {
    for (const relay of relays) while (!stopped && (await relay()) === batchSize);
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
          .findOne({ 'outbox.0.at': { $exists: true } }, { projection: { outbox: 1 }, sort: { 'outbox.0.at': 1 } }),
      ),
    );
    return found.flatMap((document) =>
      document ? [Waiting.parse(document).outbox[0]?.at.getTime() ?? Date.now()] : [],
    );
  };

  const running = run();
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
      await running;
      await Promise.all(removals);
    },
  };
};
