import type { Context } from '../context.ts';
import { forgetSubscriber } from './forget-subscriber.ts';

/** Follows a deleted account: the address is removed from every message, and earlier requests are not sent. */
export const forgetAddress = async (context: Context, hash: string, at: Date) => {
  const { forgotten, messages } = context;
  if (hash === '') return;
  await forgotten.add(hash, at);
  await messages.forget(hash);
  await forgetSubscriber(context, hash, at);
};
