import { Failure } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { nextReading } from '../domain/imported/feed.ts';
import { startFeed } from './start-import.ts';

/** Starts reading the feeds that are due. A feed that is still being read waits for its next time. */
export const runDueFeeds = async (context: Context) => {
  const now = context.clock();
  for (const feed of await context.feeds.due(now)) {
    const { _id: name, nextAt: from = now } = feed;
    if (!(await context.feeds.reschedule({ name, from, to: nextReading(feed, now) }))) continue;
    await startFeed(context, feed, { acceptLosses: false }).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      context.log.info({ feed: feed._id, err: error }, 'feed is not read now');
    });
  }
};
