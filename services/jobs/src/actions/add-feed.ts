import { conflict } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { newFeed } from '../domain/imported/feed.ts';

/** Adds a feed. Errors: INVALID naming each wrong field, CONFLICT if the name is taken. */
export const addFeed = async ({ feeds, clock }: Context, input: unknown) => {
  const feed = newFeed(input, clock());
  if (!(await feeds.add(feed))) throw conflict('There is a feed of this name already.');
  return feed;
};
