import type { Context } from '../context.ts';
import { forgetSubscriber } from './forget-subscriber.ts';

/** Removes the address of a deleted account from every message, and stops earlier requests from being sent. */
export const forgetAddress = async (context: Context, hash: string, at: Date) => {
  const { forgotten, messages } = context;
  if (hash === '') return;
  await forgotten.add(hash, at);
  await messages.forget(hash);
  await forgetSubscriber(context, hash, at);
};
