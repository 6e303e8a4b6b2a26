import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, headers } from '@nats-io/transport-node';
import { header } from './bus.ts';

const stream = 'DEAD';
const waitMs = 1_000;

/**
 * Puts every dead letter back on the subject it came from and takes it out of the dead-letter stream. Those who
 * handled the event before know its id and leave it alone. Answers how many.
 */
export const replayDeadLetters = async (natsUrl: string): Promise<number> => {
  const connection = await connect({ servers: natsUrl });
  try {
    const js = jetstream(connection);
    const { streams } = await jetstreamManager(connection);
    const { state } = await streams.info(stream);
    if (state.messages === 0) return 0;
    const consumer = await js.consumers.get(stream);
    const letters = await consumer.fetch({ max_messages: state.messages, expires: waitMs });
    let replayed = 0;
    for await (const letter of letters) {
      const back = headers();
      for (const name of [header.type, header.id, header.at]) back.set(name, letter.headers?.get(name) ?? '');
      await js.publish(letter.subject.replace(/^dead\./, ''), letter.data, { headers: back });
      await streams.deleteMessage(stream, letter.seq);
      replayed += 1;
    }
    return replayed;
  } finally {
    await connection.close();
  }
};
