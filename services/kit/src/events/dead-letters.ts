import { type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import { header } from './bus.ts';

const stream = 'DEAD';

/** An event that nobody could handle. What it says is not shown: it may hold secrets. */
export type DeadLetter = Readonly<{
  /** Its place in the dead-letter stream. */
  letter: number;
  type: string;
  eventId: string;
  /** Which listener gave up, after how many tries, and why. */
  consumer: string;
  tries: number | undefined;
  reason: string;
  /** When the event happened, and when the listener gave up. */
  happenedAt: string;
  diedAt: Date;
}>;

type Stored = NonNullable<Awaited<ReturnType<JetStreamManager['direct']['getMessage']>>>;

const letterOf = (message: Stored): DeadLetter => {
  const said = (name: string) => message.header.get(name);
  return {
    letter: message.seq,
    type: message.subject.replace(/^dead\./, ''),
    eventId: said(header.id),
    consumer: said(header.consumer),
    tries: Number(said(header.tries)) || undefined,
    reason: said(header.reason),
    happenedAt: said(header.at),
    diedAt: message.time,
  };
};

/** The first letter at or after a place; null when there is none. */
const nextFrom = ({ direct }: JetStreamManager, seq: number) =>
  direct.getMessage(stream, { seq, next_by_subj: 'dead.>' });

/** Up to `first` letters after a place, oldest first, and how many there are at all. */
export const listDeadLetters = async (connection: NatsConnection, after: number, first: number) => {
  const manager = await jetstreamManager(connection);
  const { state } = await manager.streams.info(stream);
  const letters: DeadLetter[] = [];
  for (let at = after + 1; letters.length < first && at <= state.last_seq; ) {
    const message = await nextFrom(manager, at);
    if (!message) break;
    letters.push(letterOf(message));
    at = message.seq + 1;
  }
  return { letters, total: state.messages };
};

const oneBy = async (manager: JetStreamManager, letter: number) => {
  const message = letter > 0 ? await nextFrom(manager, letter) : null;
  return message?.seq === letter ? message : undefined;
};

/**
 * Puts a letter back on the subject it came from and takes it out of the dead-letter stream. Those who handled the
 * event before know its id and leave it alone. False when it is not there (any more).
 */
export const replayDeadLetter = async (connection: NatsConnection, letter: number): Promise<boolean> => {
  const manager = await jetstreamManager(connection);
  const message = await oneBy(manager, letter);
  if (!message) return false;
  const back = headers();
  for (const name of [header.type, header.id, header.at, header.trace]) back.set(name, message.header.get(name));
  await jetstream(connection).publish(message.subject.replace(/^dead\./, ''), message.data, { headers: back });
  await manager.streams.deleteMessage(stream, letter);
  return true;
};

/** Takes a letter away for good. False when it is not there (any more). */
export const discardDeadLetter = async (connection: NatsConnection, letter: number): Promise<boolean> => {
  const manager = await jetstreamManager(connection);
  return (await oneBy(manager, letter)) ? manager.streams.deleteMessage(stream, letter) : false;
};

const atOnce = 100;

/** Replays every letter that is there now; one that dies again meanwhile is left where it is. Answers how many. */
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

/** The same from outside, by the address of the bus. */
export const replayDeadLetters = async (natsUrl: string): Promise<number> => {
  const connection = await connect({ servers: natsUrl });
  try {
    return await replayAllDeadLetters(connection);
  } finally {
    await connection.close();
  }
};
