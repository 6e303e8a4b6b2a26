import { type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import { isEventType } from '@waratah/events/catalog';
import { deadIn, typeOf } from '@waratah/events/subjects';
import { header, streamOf } from './bus.ts';
import { natsServer } from './nats-server.ts';

const stream = 'DEAD';

/** An event that a consumer could not handle. Its data is not shown, because it may contain secrets. */
export type DeadLetter = Readonly<{
  /** Its sequence number in the dead-letter stream. */
  letter: number;
  type: string;
  eventId: string;
  /** The consumer that gave up, after how many attempts, and why. */
  consumer: string;
  tries: number | undefined;
  reason: string;
  /** When the event happened, and when the consumer gave up. */
  happenedAt: string;
  diedAt: Date;
}>;

type Stored = NonNullable<Awaited<ReturnType<JetStreamManager['direct']['getMessage']>>>;

const deadLetterOf = (message: Stored): DeadLetter => {
  const headerOf = (name: string) => message.header.get(name);
  const { consumer, subject } = deadIn(message.subject);
  return {
    letter: message.seq,
    type: typeOf(subject),
    eventId: headerOf(header.id),
    consumer,
    tries: Number(headerOf(header.tries)) || undefined,
    reason: headerOf(header.reason),
    happenedAt: headerOf(header.at),
    diedAt: message.time,
  };
};

/** The first dead letter at or after a sequence number; null when there is none. */
const nextFrom = ({ direct }: JetStreamManager, seq: number) =>
  direct.getMessage(stream, { seq, next_by_subj: 'dead.>' });

/** Up to `first` dead letters after a sequence number, oldest first, and the total. */
export const listDeadLetters = async (connection: NatsConnection, after: number, first: number) => {
  const manager = await jetstreamManager(connection);
  const { state } = await manager.streams.info(stream);
  const letters: DeadLetter[] = [];
  for (let at = after + 1; letters.length < first && at <= state.last_seq; ) {
    const message = await nextFrom(manager, at);
    if (!message) break;
    letters.push(deadLetterOf(message));
    at = message.seq + 1;
  }
  return { letters, total: state.messages };
};

const oneBy = async (manager: JetStreamManager, letter: number) => {
  const message = letter > 0 ? await nextFrom(manager, letter) : null;
  return message?.seq === letter ? message : undefined;
};

/** What became of a dead letter that is to be replayed; 'differs' if the bus keeps no such event. */
export type Replay = 'replayed' | 'missing' | 'differs';

/**
 * Publishes the event of a dead letter again, for the consumer that gave it up, and removes the dead letter. Other
 * consumers skip it, so that an event that several gave up does not come back to each of them several times. What
 * differs from the event as it was published is not replayed: a service writes its own dead letters, and identity may
 * publish what others may not.
 */
export const replayDeadLetter = async (connection: NatsConnection, letter: number): Promise<Replay> => {
  const manager = await jetstreamManager(connection);
  const message = await oneBy(manager, letter);
  if (!message) return 'missing';
  const { consumer, subject } = deadIn(message.subject);
  if (!(await wasPublished(manager, subject, message))) return 'differs';
  const back = headers();
  for (const name of [header.type, header.id, header.at, header.trace, header.request])
    back.set(name, message.header.get(name));
  back.set(header.consumer, consumer);
  await jetstream(connection).publish(subject, message.data, { headers: back });
  await manager.streams.deleteMessage(stream, letter);
  return 'replayed';
};

/**
 * Whether the bus keeps an event with the same subject, id and bytes. Requests for email and records of operators'
 * actions are not kept once they were delivered; each has one consumer, which could only send them to itself.
 */
const wasPublished = async ({ direct }: JetStreamManager, subject: string, letter: Stored): Promise<boolean> => {
  if (!isEventType(typeOf(subject))) return false;
  const kept = streamOf(subject);
  if (kept !== 'EVENTS') return true;
  const isSame = (event: Stored) =>
    event.subject === subject &&
    event.header.get(header.id) === letter.header.get(header.id) &&
    Buffer.from(event.data).equals(letter.data);
  // Where it was when it was given up, and elsewhere only if the bus has lost and got back its events since.
  const position = Number(/:(\d+)$/.exec(letter.header.get('Nats-Msg-Id'))?.[1] ?? 0);
  const first =
    Number.isSafeInteger(position) && position > 0 ? await direct.getMessage(kept, { seq: position }) : null;
  if (first && isSame(first)) return true;
  for (let seq = 1; ; ) {
    const event = await direct.getMessage(kept, { seq, next_by_subj: subject });
    if (!event) return false;
    if (isSame(event)) return true;
    seq = event.seq + 1;
  }
};

/** Deletes a dead letter. Answers false if there is no such one. */
export const discardDeadLetter = async (connection: NatsConnection, letter: number): Promise<boolean> => {
  const manager = await jetstreamManager(connection);
  return (await oneBy(manager, letter)) ? manager.streams.deleteMessage(stream, letter) : false;
};

const atOnce = 100;

/** Replays every dead letter that may be; one that fails again stays. Answers how many were replayed. */
export const replayAllDeadLetters = async (connection: NatsConnection): Promise<number> => {
  const { streams } = await jetstreamManager(connection);
  const { state } = await streams.info(stream);
  let replayed = 0;
  for (let after = 0; after < state.last_seq; ) {
    const { letters } = await listDeadLetters(connection, after, atOnce);
    const present = letters.filter(({ letter }) => letter <= state.last_seq);
    for (const { letter } of present) if ((await replayDeadLetter(connection, letter)) === 'replayed') replayed += 1;
    if (present.length < atOnce) break;
    after = present.at(-1)?.letter ?? state.last_seq;
  }
  return replayed;
};

/** Opens the dead letters by the address of the bus, for the command line. */
export const replayDeadLetters = async (natsUrl: string): Promise<number> => {
  const connection = await connect(natsServer(natsUrl));
  try {
    return await replayAllDeadLetters(connection);
  } finally {
    await connection.close();
  }
};
