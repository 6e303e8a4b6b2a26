import type { Context } from '../context.ts';
import { addressHash } from '../domain/message.ts';

/**
 * What is stored about messages to an address, and whether it is on the mailing list. The key of a message begins with
 * what it is about; the rest names other people and things by numbers of ours.
 */
export const exportMessages = async ({ messages, subscribers }: Context, address: string) => {
  const hash = addressHash(address);
  const [kept, subscriber] = await Promise.all([messages.ofAddress(hash), subscribers.byId(hash)]);
  return {
    mailing_list: subscriber ? { state: subscriber.state, asked_at: subscriber.askedAt } : null,
    messages: kept.map(({ _id: key, state, at }) => ({ about: key.split(':')[0], state, at })),
  };
};
