import type { Context } from '../context.ts';
import { type ImportRun, isPlausibleLoss, lossProblem } from '../domain/imported/run.ts';
import { withdrawn } from '../domain/imported/incoming.ts';

const batchSize = 200;

/**
 * After a feed was read to its end, closes the ads that it no longer contains, unless another feed has them. If more
 * than half of its ads are missing, none is closed. Returns what the import run reports about this.
 */
export const closeWithdrawn = async (
  context: Context,
  { _id, feed, acceptLosses, closed }: Pick<ImportRun, '_id' | 'acceptLosses' | 'closed'> & Readonly<{ feed: string }>,
): Promise<Pick<ImportRun, 'closed' | 'keptBecause'>> => {
  const { gone, before } = await context.feeds.losses(feed, _id);
  if (!acceptLosses && !isPlausibleLoss(gone, before)) return { closed, keptBecause: lossProblem(gone, before) };
  let count = closed;
  for (;;) {
    const keys = await context.feeds.goneKeys(feed, _id, batchSize);
    if (!keys.length) return { closed: count };
    count += await closeAds(context, feed, keys);
    await context.feeds.forget(feed, keys);
  }
};

const closeAds = async ({ jobs, feeds, clock }: Context, feed: string, keys: readonly string[]) => {
  const elsewhere = await feeds.keysElsewhere(feed, keys);
  const found = await jobs.bySourceKeys(keys.filter((key) => !elsewhere.has(key)));
  const open = found.filter(({ source }) => source && !source.withdrawnAt);
  await Promise.all(open.map(({ _id }) => jobs.change(_id, (job) => withdrawn(job, clock()))));
  return open.length;
};
