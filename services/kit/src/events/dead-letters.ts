import { type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import { typeOf } from '@waratah/events/subjects';
import { header } from './bus.ts';
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
  return {
    letter: message.seq,
    type: typeOf(message.subject),
    eventId: headerOf(header.id),
    consumer: headerOf(header.consumer),
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

/**
 * Publishes a dead letter again on its subject, for the consumer that gave up, and removes it from the dead-letter stream.
 * Other consumers skip it, so that an event that several gave up does not come back to each of them several times. Answers
 * false if there is no such dead letter.
 */
export const replayDeadLetter = async (connection: NatsConnection, letter: number): Promise<boolean> => {
  const manager = await jetstreamManager(connection);
  const message = await oneBy(manager, letter);
  if (!message) return false;
  const back = headers();
  for (const name of [header.type, header.id, header.at, header.trace, header.request, header.consumer])
    back.set(name, message.header.get(name));
  await jetstream(connection).publish(message.subject.replace(/^dead\./, ''), message.data, { headers: back });
  await manager.streams.deleteMessage(stream, letter);
  return true;
};

/** Deletes a dead letter. Answers false if there is no such one. */
export const discardDeadLetter = async (connection: NatsConnection, letter: number): Promise<boolean> => {
  const manager = await jetstreamManager(connection);
  return (await oneBy(manager, letter)) ? manager.streams.deleteMessage(stream, letter) : false;
};

const atOnce = 100;

/** Replays every dead letter; one that fails again stays. Answers how many were replayed. */
export const replayAllDeadLetters = async (connection: NatsConnection): Promise<number> => {
  const { streams } = await jetstreamManager(connection);
  const { state } = await streams.info(stream);
  let replayed = 0;
  for (let after = 0; after < state.last_seq; ) {
    const { letters } = await listDeadLetters(connection, after, atOnce);
    const present = letters.filter(({ letter }) => letter <= state.last_seq);
    for (const { letter } of present) if (await replayDeadLetter(connection, letter)) replayed += 1;
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
