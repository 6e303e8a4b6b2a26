import type { EventType } from '@waratah/events/catalog';
import { subjectsOf, typeOf } from '@waratah/events/subjects';
import type { Bus } from './bus.ts';
import type { Logger } from '../process/logger.ts';

export type FollowOptions = Readonly<{
  bus: Bus;
  types: readonly [EventType, ...EventType[]];
  /** Called with the JSON of each new event. An error is logged; the event is not delivered again. */
  onEvent: (type: string, data: unknown) => void | Promise<void>;
  /** Called when events may have been missed: at the start, and after the bus was down. */
  onGap: () => void;
  log: Logger;
}>;

/**
 * Follows new events while the process lives, without a durable consumer. For copies in memory, which are read from the
 * database again after a gap.
 */
export const followEvents = ({ bus, types, onEvent, onGap, log }: FollowOptions): AsyncDisposable => {
  const { connection } = bus;
  const subscriptions = types.map((type) => connection.subscribe(subjectsOf(type)));

  const follow = async (subscription: (typeof subscriptions)[number]) => {
    for await (const message of subscription)
      try {
        await onEvent(typeOf(message.subject), message.json());
      } catch (error) {
        log.warn({ err: error, subject: message.subject }, 'followed event not handled');
      }
  };
  const watch = async () => {
    for await (const { type } of connection.status()) if (type === 'reconnect') onGap();
  };

  const running = subscriptions.map(follow);
  void watch();
  void connection.flush().then(onGap, () => undefined);
  return {
    [Symbol.asyncDispose]: async () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      await Promise.all(running);
    },
  };
};
