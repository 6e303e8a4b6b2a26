import { setTimeout as sleep } from 'node:timers/promises';
import { type ConsumerMessages, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import type { EventType } from '@waratah/events/catalog';
import { type Bus, streamOf } from './bus.ts';
import type { Logger } from '../process/logger.ts';

export type FollowOptions = Readonly<{
  bus: Bus;
  /** All of one stream. */
  types: readonly EventType[];
  /** Called with the JSON of each event from now on, in their order. What it throws is logged, and the event is past. */
  hear: (type: string, data: unknown) => void | Promise<void>;
  /** Called whenever events may have been missed: at the start, and after the bus was away. */
  missed: () => void;
  log: Logger;
}>;

/**
 * Follows events for as long as the process lives, every process by itself and without a trace on the bus: for copies
 * in memory, which are read anew from the database when something was missed.
 */
export const followEvents = ({ bus, types, hear, missed, log }: FollowOptions): AsyncDisposable => {
  let stopped = false;
  let messages: ConsumerMessages | undefined;

  const tell = async (message: JsMsg) => {
    try {
      await hear(message.subject, message.json());
    } catch (error) {
      log.warn({ err: error, subject: message.subject }, 'followed event not taken');
    }
  };

  const follow = async () => {
    await bus.ensureStreams();
    const [first = 'jobs.job.v1.published'] = types;
    const options = { filter_subjects: [...types], deliver_policy: DeliverPolicy.New };
    const consumer = await bus.js.consumers.get(streamOf(first), options);
    messages = await consumer.consume({ abort_on_missing_resource: true });
    missed();
    if (stopped) return void (await messages.close());
    for await (const message of messages) await tell(message);
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
