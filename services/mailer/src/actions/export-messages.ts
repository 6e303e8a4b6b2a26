import type { Context } from '../context.ts';
import { addressHash } from '../domain/message.ts';

/** What is kept of messages to an address. A key says what a message was about, like `verify-email:7:...`. */
export const exportMessages = async ({ messages }: Context, address: string) => {
  const kept = await messages.ofAddress(addressHash(address));
  return { messages: kept.map(({ _id: key, state, at }) => ({ about: key.split(':')[0], key, state, at })) };
};
