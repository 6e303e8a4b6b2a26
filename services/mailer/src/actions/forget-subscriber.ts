import type { Context } from '../context.ts';
import { listKey } from '../domain/subscriber.ts';

/** Removes an address from the list and from the list's messages. */
export const forgetSubscriber = async ({ subscribers, messages }: Context, id: string, askedBefore?: Date) => {
  if (await subscribers.remove(id, askedBefore)) await messages.forgetKeys(listKey(id));
};
