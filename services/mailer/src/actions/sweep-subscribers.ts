import type { Context } from '../context.ts';
import { unconfirmedMs } from '../domain/subscriber.ts';
import { forgetSubscriber } from './forget-subscriber.ts';

const atOnce = 500;

/** Removes addresses that were not confirmed in time. */
export const sweepSubscribers = async (context: Context) => {
  const before = new Date(context.clock().getTime() - unconfirmedMs);
  for (const id of await context.subscribers.unconfirmedSince(before, atOnce)) await forgetSubscriber(context, id);
};
