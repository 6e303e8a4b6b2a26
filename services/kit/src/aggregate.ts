import type { Model } from 'mongoose';
import { conflict } from './errors.ts';
import { writeConcern } from './mongo.ts';
import type { Outbox } from './outbox.ts';
import type { StoredEvent } from './stored-event.ts';

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

/**
 * Loads, decides and saves with the events in one write, again when another was faster.
 * Answers undefined when there is no such document; a rule that returns its argument's state unchanged with no events saves nothing.
 */
export const changeAggregate = async <State extends Aggregate>(
  model: Model<State>,
  outbox: Outbox,
  id: State['_id'],
  decide: (current: State) => Changed<State> | Promise<Changed<State>>,
): Promise<State | undefined> => {
  const documents = model.db.collection<Stored>(model.collection.collectionName);
  for (let attempt = 0; attempt < tries; attempt++) {
    const current = await model.findById(id).lean<State>();
    if (!current) return undefined;
    const [next, events] = await decide(current);
    if (next.version === current.version) return current;
    const saved = await documents.updateOne(
      { _id: current._id, version: current.version },
      { ...fieldsOf(next), $push: { outbox: { $each: [...events] } } },
      { writeConcern },
    );
    if (saved.modifiedCount) {
      outbox.wake();
      return next;
    }
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
  const documents = model.db.collection<Stored>(model.collection.collectionName);
  const writes = changes
    .filter(({ from, to: [next] }) => next.version !== from.version)
    .map(({ from, to: [next, events] }) => ({
      updateOne: {
        filter: { _id: from._id, version: from.version },
        update: { ...fieldsOf(next), $push: { outbox: { $each: [...events] } } },
      },
    }));
  if (writes.length === 0) return;
  await documents.bulkWrite(writes, { ordered: false, writeConcern });
  outbox.wake();
};

/** What is set, and what is gone because it is undefined now. */
const fieldsOf = (state: Aggregate) => {
  const entries = Object.entries(state).filter(([name]) => name !== 'outbox');
  const gone = entries.flatMap(([name, value]) => (value === undefined ? [[name, '']] : []));
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    ...(gone.length && { $unset: Object.fromEntries(gone) }),
  };
};
