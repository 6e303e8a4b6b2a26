import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';

/** Removes a feed; its ads stay until they expire. Errors: NOT_FOUND. */
export const removeFeed = async ({ feeds }: Context, name: string) => {
  if (!(await feeds.remove(name))) throw notFound('Feed');
  return true;
};
