import { setTimeout as sleep } from 'node:timers/promises';
import { type ConsumerMessages, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import type { EventType } from '@waratah/events/catalog';
import { type Bus, streamOf } from './bus.ts';
import type { Logger } from '../process/logger.ts';

export type FollowOptions = Readonly<{
  bus: Bus;
  /** Event types, all of one stream. */
  types: readonly [EventType, ...EventType[]];
  /** Called with the JSON of each new event, in order. An error is logged and the event is not repeated. */
  onEvent: (type: string, data: unknown) => void | Promise<void>;
  /** Called when events may have been missed: at the start, and after the bus was down. */
  onGap: () => void;
  log: Logger;
}>;

/**
 * Follows new events for as long as the process lives, without a durable consumer: for copies in memory, which are read
 * again from the database after a gap.
 */
export const followEvents = ({ bus, types, onEvent, onGap, log }: FollowOptions): AsyncDisposable => {
  let stopped = false;
  let messages: ConsumerMessages | undefined;

  const handle = async (message: JsMsg) => {
    try {
      await onEvent(message.subject, message.json());
    } catch (error) {
      log.warn({ err: error, subject: message.subject }, 'followed event not handled');
    }
  };

  const follow = async () => {
    await bus.ensureStreams();
    const options = { filter_subjects: [...types], deliver_policy: DeliverPolicy.New };
    const consumer = await bus.js.consumers.get(streamOf(types[0]), options);
    messages = await consumer.consume({ abort_on_missing_resource: true });
    onGap();
    if (stopped) return void (await messages.close());
    for await (const message of messages) await handle(message);
  };

  const run = async () => {
    while (!stopped) {
      await follow().catch((error: unknown) => log.warn({ err: error }, 'following starts again'));
      if (!stopped) await sleep(500);
    }
  };

  const running = run();
  return {
    [Symbol.asyncDispose]: async () => {
      stopped = true;
      await messages?.close();
      await Promise.race([running, sleep(6_000, undefined, { ref: false })]);
    },
  };
};
