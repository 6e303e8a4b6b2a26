import type { Context } from '../context.ts';
import { listKey } from '../domain/subscriber.ts';

/** Takes an address off the list, and out of the messages that the list sent it. */
export const forgetSubscriber = async ({ subscribers, messages }: Context, id: string, askedBefore?: Date) => {
  if (await subscribers.remove(id, askedBefore)) await messages.forgetKeys(listKey(id));
};
