import { personalWords, subjectOf } from '@waratah/events/subjects';
import type { Connection, mongo } from 'mongoose';
import { isDuplicateKey, writeConcern } from '../mongo/connection.ts';
import { type Bus, type StreamName, streamOf } from './bus.ts';
import type { SealedData } from './sealed-data.ts';
import type { StoredEvent } from './stored-event.ts';

/** An event with its position in its stream. */
export type PublishedEvent = StoredEvent & Readonly<{ position: number }>;

type Row = Omit<PublishedEvent, 'id' | 'data'> & {
  _id: string;
  stream: StreamName;
  about: string;
  until: Date;
  /** As published. Requests for email are encrypted, because their links are secrets. */
  data: unknown;
  /** When the stream was created on which it was published again. */
  created?: string;
};
type Seen = { _id: StreamName; created: string };

/** The published events of the last days, in the service's own database (decision 0047). */
export type EventLog = Readonly<{
  /** Stores events until they are out of date; storing one again has no effect. */
  keep: (events: readonly PublishedEvent[]) => Promise<void>;
  /**
   * Publishes everything again that was on a stream that the bus has lost, and removes events that the stream's only
   * consumer has handled. Answers how many were published. `askAgain` is called if requests for email were lost.
   */
  recover: (askAgain?: () => Promise<unknown>) => Promise<number>;
  /** Removes events about a person, and requests for email to their address. */
  forget: (personId: number, emailSha256: string) => Promise<void>;
}>;

/** Longer than any consumer is away. Consumers remember for eight days which events they handled. */
const keptForMs = 3 * 24 * 3_600_000;
const mailKeptForMs = 24 * 3_600_000;

/** At most this much the clocks of NATS and of the services differ. */
const skewMs = 60_000;

const streams = ['EVENTS', 'MAIL', 'AUDIT'] as const satisfies readonly StreamName[];
/** Streams that remove a message once it was handled. */
const taken: ReadonlySet<StreamName> = new Set(['MAIL', 'AUDIT']);
const publishedAtOnce = 100;

/** Opens the log of a service's events. */
export const openEventLog = async (
  connection: Connection,
  bus: Bus,
  service: string,
  sealed: SealedData,
): Promise<EventLog> => {
  const rows = connection.collection<Row>('published_events');
  const seen = connection.collection<Seen>('seen_streams');
  await rows.createIndex({ until: 1 }, { expireAfterSeconds: 0 });
  await rows.createIndex({ stream: 1, at: 1 });
  await rows.createIndex({ stream: 1, position: 1 });
  await rows.createIndex({ stream: 1, created: 1, at: 1 });
  await rows.createIndex({ about: 1 });

  const rowOf = async ({ id, ...event }: PublishedEvent): Promise<Row> => {
    const stream = streamOf(event.type);
    const about = subjectOf(event.type, event.data, service).split('.').at(-1) ?? '';
    const until = new Date(event.at.getTime() + (stream === 'MAIL' ? mailKeptForMs : keptForMs));
    const data = stream === 'MAIL' ? await sealed.seal(event.data) : event.data;
    return { _id: id, ...event, data, stream, about, until };
  };

  const publishAgain = async (filter: mongo.Filter<Row>, created: string): Promise<number> => {
    let count = 0;
    let group: Row[] = [];
    const send = async () => {
      const writes = await Promise.all(
        group.map(async ({ _id, type, at, data: kept, trace, request }) => {
          const data = typeof kept === 'string' ? await sealed.open(kept) : kept;
          if (data === undefined) return [];
          const position = await bus.publish({
            id: _id,
            type,
            at,
            data,
            ...(trace && { trace }),
            ...(request && { request }),
          });
          return [{ updateOne: { filter: { _id }, update: { $set: { position, created } } } }];
        }),
      );
      if (writes.flat().length > 0) await rows.bulkWrite(writes.flat(), { ordered: false, writeConcern });
      count += writes.flat().length;
      group = [];
    };
    for await (const row of rows.find(filter).sort({ at: 1 })) {
      group.push(row);
      if (group.length === publishedAtOnce) await send();
    }
    await send();
    return count;
  };

  return {
    keep: async (events) => {
      if (events.length === 0) return;
      await rows
        .insertMany(await Promise.all(events.map(rowOf)), { ordered: false, writeConcern })
        .catch((error: unknown) => {
          if (!isDuplicateKey(error)) throw error;
        });
    },
    recover: async (askAgain) => {
      const { streams: api } = await bus.manager();
      let count = 0;
      for (const stream of streams) {
        const { created, state } = await api.info(stream);
        const before = await seen.findOne({ _id: stream });
        const since = new Date(Date.parse(created) + skewMs);
        if (before?.created !== created) {
          // The stream was created again since, so its earlier messages are gone.
          if (before) count += await publishAgain({ stream }, created);
          if (before && stream === 'MAIL') await askAgain?.();
          await seen.updateOne({ _id: stream }, { $set: { created } }, { upsert: true, writeConcern });
        }
        const ofThisStream = { $or: [{ created }, { at: { $gte: since } }] };
        if (taken.has(stream)) await rows.deleteMany({ stream, position: { $lt: state.first_seq }, ...ofThisStream });
        // Some were published on the stream before, but stored only after the others were published again.
        count += await publishAgain({ stream, at: { $lt: since }, created: { $ne: created } }, created);
      }
      return count;
    },
    forget: async (personId, emailSha256) => {
      await rows.deleteMany({ about: { $in: [...personalWords(personId, emailSha256)] } }, { writeConcern });
    },
  };
};
