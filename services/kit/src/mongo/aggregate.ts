import type { Model } from 'mongoose';
import { conflict } from '../errors.ts';
import { grouped } from '../batching/grouped.ts';
import { writeConcern } from './connection.ts';
import type { Outbox } from '../events/outbox.ts';
import type { StoredEvent } from '../events/stored-event.ts';

/** A document that changes as one and says what happened to it. */
export type Aggregate = { _id: number | string; version: number };

/** The state after a change, and what happened. The rule that returns it raises the version by one. */
export type Changed<State> = readonly [State, readonly StoredEvent[]];

type Stored = Aggregate & { outbox: StoredEvent[] };

const tries = 10;

/** Saves a new aggregate and its events in one write. A taken unique key throws the server's error. */
export const insertAggregate = async <State extends Aggregate>(
  model: Model<State>,
  outbox: Outbox,
  [state, events]: Changed<State>,
) => {
  await model.create({ ...state, outbox: events });
  outbox.wake();
  return state;
};

/** A write that happens only if nobody was faster. */
type FencedWrite = Readonly<{ filter: Aggregate; update: Record<string, object> }>;

type Decide<State> = (current: State) => Changed<State> | Promise<Changed<State>>;

/** How the documents of a collection are read and written. */
export type Desk<State> = Readonly<{
  read: (id: Aggregate['_id']) => Promise<State | undefined>;
  /** Says whether it was written. */
  write: (write: FencedWrite) => Promise<boolean>;
}>;

const storedOf = <State extends Aggregate>({ db, collection }: Model<State>) =>
  db.collection<Stored>(collection.collectionName);

const oneByOne = <State extends Aggregate>(model: Model<State>): Desk<State> => ({
  read: async (_id) => (await model.findById(_id).lean<State>()) ?? undefined,
  write: async ({ filter: { _id, version }, update }) => {
    const saved = await storedOf(model).updateOne({ _id, version }, update, { writeConcern });
    return saved.modifiedCount > 0;
  },
});

/**
 * For collections of which hundreds change at the same time: they are read together and written together, each still
 * by itself and in one write with its events. Not for documents with unique keys beside the id, whose errors would be
 * everybody's of the group. Takes MongoDB 8.
 */
export const together = <State extends Aggregate>(model: Model<State>): Desk<State> => {
  const alone = oneByOne(model);
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
 * Loads, decides and saves with the events in one write, again when another was faster.
 * Answers undefined when there is no such document; a rule that returns its argument's state unchanged with no events saves nothing.
 */
export const changeAggregate = <State extends Aggregate>(
  model: Model<State>,
  outbox: Outbox,
  id: State['_id'],
  decide: Decide<State>,
): Promise<State | undefined> => changeAt(oneByOne(model), outbox, id, decide);

/** The same at a desk, as that of `together`. */
export const changeAt = async <State extends Aggregate>(
  desk: Desk<State>,
  outbox: Outbox,
  id: State['_id'],
  decide: Decide<State>,
): Promise<State | undefined> => changeKnown(desk, outbox, await desk.read(id), decide);

/** The same for who knows the state already: it is read only where another was faster. */
export const changeKnown = async <State extends Aggregate>(
  desk: Desk<State>,
  outbox: Outbox,
  known: State | undefined,
  decide: Decide<State>,
): Promise<State | undefined> => {
  let current = known;
  for (let attempt = 0; attempt < tries; attempt++) {
    if (!current) return undefined;
    const [next, events] = await decide(current);
    if (next.version === current.version) return current;
    const { _id, version } = current;
    const update = { ...changesOf(current, next), $push: { outbox: { $each: [...events] } } };
    if (await desk.write({ filter: { _id, version }, update })) {
      outbox.wake();
      return next;
    }
    current = await desk.read(_id);
  }
  throw conflict('This was changed by somebody else at the same time. Please try again.');
};

/**
 * Saves changes of many documents at once, each with its events in its own document's write. One that another was
 * faster with is left as the other made it.
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

/** What is set, and what is gone because it is undefined now; a field that a rule left alone is not written again. */
const changesOf = (from: Aggregate, to: Aggregate) => {
  const before = new Map<string, unknown>(Object.entries(from));
  const changed = Object.entries(to).filter(([name, value]) => name !== 'outbox' && before.get(name) !== value);
  const gone = changed.flatMap(([name, value]) => (value === undefined ? [[name, '']] : []));
  return {
    $set: Object.fromEntries(changed.filter(([, value]) => value !== undefined)),
    ...(gone.length && { $unset: Object.fromEntries(gone) }),
  };
};
