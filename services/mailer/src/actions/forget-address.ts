import type { Context } from '../context.ts';
import { forgetSubscriber } from './forget-subscriber.ts';

/** Somebody deleted their account: their address leaves every message, and what was asked for before is not sent. */
export const forgetAddress = async (context: Context, hash: string, at: Date) => {
  const { forgotten, messages } = context;
  if (hash === '') return;
  await forgotten.add(hash, at);
  await messages.forget(hash);
  await forgetSubscriber(context, hash, at);
};
