import type { Model } from 'mongoose';
import { conflict } from '../errors.ts';
import { grouped } from '../batching/grouped.ts';
import { writeConcern } from './connection.ts';
import type { Outbox } from '../events/outbox.ts';
import type { StoredEvent } from '../events/stored-event.ts';

/** A document that changes as a unit and carries the events of its changes. */
export type Aggregate = { _id: number | string; version: number };

/** The state after a change, with its events. The rule that makes it increases the version by one. */
export type Changed<State> = readonly [State, readonly StoredEvent[]];

type Stored = Aggregate & { outbox: StoredEvent[] };

const maxAttempts = 10;

/** Saves a new aggregate and its events in one write. If a unique key is taken, throws the server's error. */
export const insertAggregate = async <State extends Aggregate>(
  model: Model<State>,
  outbox: Outbox,
  [state, events]: Changed<State>,
) => {
  await model.create({ ...state, outbox: events });
  outbox.wake();
  return state;
};

/** A write that takes effect only if the version is unchanged. */
type FencedWrite = Readonly<{ filter: Aggregate; update: Record<string, object> }>;

type Decide<State> = (current: State) => Changed<State> | Promise<Changed<State>>;

/** How documents are read and written: one at a time, or in groups. */
export type Access<State> = Readonly<{
  read: (id: Aggregate['_id']) => Promise<State | undefined>;
  /** Answers whether the document was written. */
  write: (write: FencedWrite) => Promise<boolean>;
}>;

const storedOf = <State extends Aggregate>({ db, collection }: Model<State>) =>
  db.collection<Stored>(collection.collectionName);

const singly = <State extends Aggregate>(model: Model<State>): Access<State> => ({
  read: async (_id) => (await model.findById(_id).lean<State>()) ?? undefined,
  write: async ({ filter: { _id, version }, update }) => {
    const saved = await storedOf(model).updateOne({ _id, version }, update, { writeConcern });
    return saved.modifiedCount > 0;
  },
});

/**
 * Groups reads and writes, for collections in which hundreds of documents change at the same time. Each document is
 * still written atomically with its events. Not for collections with a further unique key, whose error would fail the
 * whole group. Requires MongoDB 8.
 */
export const inGroups = <State extends Aggregate>(model: Model<State>): Access<State> => {
  const alone = singly(model);
  return {
    read: grouped<Aggregate['_id'], State | undefined>(async (ids) => {
      const found = await model.find({ _id: { $in: [...ids] } }).lean<State[]>();
      const byId = new Map(found.map((document) => [document._id, document]));
      return ids.map((id) => byId.get(id));
    }),
    write: grouped<FencedWrite, boolean>(async (writes) => {
      const [first] = writes;
      if (first && writes.length === 1) return [await alone.write(first)];
      const namespace = `${model.db.name}.${model.collection.collectionName}`;
      const updates = writes.map((write) => ({ name: 'updateOne' as const, namespace, ...write }));
      const saved = await model.db
        .getClient()
        .bulkWrite<Record<string, Stored>>(updates, { ordered: false, verboseResults: true, writeConcern });
      return writes.map((_, index) => saved.updateResults?.get(index)?.modifiedCount === 1);
    }),
  };
};

/**
 * Loads a document, applies a rule, and saves state and events in one write; repeats after a conflict. Answers
 * undefined if the document does not exist. A rule that returns the same state saves nothing.
 */
export const changeAggregate = <State extends Aggregate>(
  model: Model<State>,
  outbox: Outbox,
  id: State['_id'],
  decide: Decide<State>,
): Promise<State | undefined> => changeWith(singly(model), outbox, id, decide);

/** Like `changeAggregate`, with a given access such as `inGroups`. */
export const changeWith = async <State extends Aggregate>(
  access: Access<State>,
  outbox: Outbox,
  id: State['_id'],
  decide: Decide<State>,
): Promise<State | undefined> => changeKnown(access, outbox, await access.read(id), decide);

/** Like `changeAggregate`, starting from a state already loaded; it is read again only after a conflict. */
export const changeKnown = async <State extends Aggregate>(
  access: Access<State>,
  outbox: Outbox,
  known: State | undefined,
  decide: Decide<State>,
): Promise<State | undefined> => {
  let current = known;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    if (!current) return undefined;
    const [next, events] = await decide(current);
    if (next.version === current.version) return current;
    const { _id, version } = current;
    const update = { ...changesOf(current, next), $push: { outbox: { $each: [...events] } } };
    if (await access.write({ filter: { _id, version }, update })) {
      outbox.wake();
      return next;
    }
    current = await access.read(_id);
  }
  throw conflict('This was changed by somebody else at the same time. Please try again.');
};

/**
 * Saves changes of many documents in one bulk write, each with its events. A document that changed in the meantime is
 * left as it is.
 */
export const saveChanges = async <State extends Aggregate>(
  model: Model<State>,
  outbox: Outbox,
  changes: readonly Readonly<{ from: State; to: Changed<State> }>[],
) => {
  const writes = changes
    .filter(({ from, to: [next] }) => next.version !== from.version)
    .map(({ from, to: [next, events] }) => ({
      updateOne: {
        filter: { _id: from._id, version: from.version },
        update: { ...changesOf(from, next), $push: { outbox: { $each: [...events] } } },
      },
    }));
  if (writes.length === 0) return;
  await storedOf(model).bulkWrite(writes, { ordered: false, writeConcern });
  outbox.wake();
};

/** Sets the changed fields and unsets those that are now undefined; unchanged fields are not written. */
const changesOf = (from: Aggregate, to: Aggregate) => {
  const before = new Map<string, unknown>(Object.entries(from));
  const changed = Object.entries(to).filter(([name, value]) => name !== 'outbox' && before.get(name) !== value);
  const gone = changed.flatMap(([name, value]) => (value === undefined ? [[name, '']] : []));
  return {
    $set: Object.fromEntries(changed.filter(([, value]) => value !== undefined)),
    ...(gone.length && { $unset: Object.fromEntries(gone) }),
  };
};
