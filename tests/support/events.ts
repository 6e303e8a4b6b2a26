import { fromJson, type MessageShape } from '@bufbuild/protobuf';
import { type Catalog, catalog, type EventType } from '@waratah/events/catalog';
import { natsServer } from '@waratah/kit/events/nats-server';
import { subjectsOf, typeOf } from '@waratah/events/subjects';
import { jetstream } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';

type Message = Readonly<{ type: string; json: () => Parameters<typeof fromJson>[1] }>;

/** What the stream of events contains so far. */
const readHistory = async (connection: NatsConnection): Promise<Message[]> => {
  const consumer = await jetstream(connection).consumers.get('EVENTS');
  const { num_pending: kept } = await consumer.info();
  const found: Message[] = [];
  if (kept === 0) return found;
  for await (const message of await consumer.fetch({ max_messages: kept }))
    found.push({ type: typeOf(message.subject), json: () => message.json() });
  return found;
};

const waitMs = 120_000;

/**
 * Records everything published from now on (or, on request, everything in the stream), and waits for what a test
 * expects.
 */
export const listenToEvents = async (natsUrl: string, { fromStart = false } = {}) => {
  const connection = await connect(natsServer(natsUrl));
  const messages: Message[] = [];
  // By type instead of '>', which would also match the inboxes of stopped consumers and receive their messages.
  for (const type of Object.keys(catalog)) {
    const callback = (error: Error | null, message: { json: Message['json'] }) =>
      void (error ?? messages.push({ type, json: () => message.json() }));
    connection.subscribe(subjectsOf(type), { callback });
  }
  await connection.flush();
  const history = fromStart ? await readHistory(connection) : [];
  messages.push(...history);

  /** Finds the first match; a further call looks only at later events. */
  const finder = <Type extends EventType>(type: Type, wanted: (event: MessageShape<Catalog[Type]>) => boolean) => {
    let looked = 0;
    return () => {
      while (looked < messages.length) {
        const message = messages[looked++];
        if (message?.type !== type) continue;
        const event = fromJson(catalog[type], message.json());
        if (wanted(event)) return event;
      }
      return undefined;
    };
  };

  return {
    /** All events of a type that have arrived so far. */
    all: <Type extends EventType>(type: Type): readonly MessageShape<Catalog[Type]>[] =>
      messages.flatMap((message) => (message.type === type ? [fromJson(catalog[type], message.json())] : [])),
    /** The first matching event of a type, whether it has arrived or not. */
    next: async <Type extends EventType>(type: Type, wanted: (event: MessageShape<Catalog[Type]>) => boolean) => {
      const find = finder(type, wanted);
      for (
        const deadline = Date.now() + waitMs;
        Date.now() < deadline;
        await new Promise((resolve) => setTimeout(resolve, 10))
      ) {
        const event = find();
        if (event) return event;
      }
      throw new Error(`no ${type} of that kind was heard within ${waitMs / 1_000} seconds`);
    },
    [Symbol.asyncDispose]: () => connection.close(),
  };
};
