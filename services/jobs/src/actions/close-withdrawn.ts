import type { Context } from '../context.ts';
import { withdrawn } from '../domain/imported/incoming.ts';
import { type ImportRun, lossProblem } from '../domain/imported/run.ts';

const batchSize = 200;

type FeedRun = Pick<ImportRun, '_id' | 'acceptLosses' | 'closing' | 'unidentified' | 'endsUnidentified'> &
  Readonly<{ feed: string }>;

/**
 * After a feed was read to its end, closes the ads that it no longer contains, unless another feed has them, and keeps
 * in the run how many they are. If they may be missing by mistake, none is closed, and the answer says why.
 */
export const closeWithdrawn = async (context: Context, run: FeedRun): Promise<string | undefined> => {
  const { feeds, imports } = context;
  if (!run.closing) {
    const problem = run.acceptLosses ? undefined : lossProblem(await feeds.losses(run.feed, run._id), run);
    if (problem !== undefined) return problem;
    await imports.startClosing(run._id, await countOpen(context, run));
  }
  for await (const keys of goneKeys(context, run)) {
    await closeAds(context, run, keys);
    await feeds.forget(run.feed, keys);
  }
  return undefined;
};

/** The source keys of a run's missing ads, in batches. */
async function* goneKeys({ feeds }: Context, { _id, feed }: FeedRun): AsyncIterable<readonly string[]> {
  for (let after = ''; ; ) {
    const keys = await feeds.goneKeys(feed, _id, { first: batchSize, after });
    if (keys.length > 0) yield keys;
    if (keys.length < batchSize) return;
    after = keys.at(-1) ?? after;
  }
}

/** The ads with these source keys that are not withdrawn and that no other feed has. */
const openAds = async ({ jobs, feeds }: Context, { feed }: FeedRun, keys: readonly string[]) => {
  const elsewhere = await feeds.keysElsewhere(feed, keys);
  const found = await jobs.bySourceKeys(keys.filter((key) => !elsewhere.has(key)));
  return found.filter(({ source }) => source && !source.withdrawnAt);
};

const countOpen = async (context: Context, run: FeedRun) => {
  let count = 0;
  for await (const keys of goneKeys(context, run)) count += (await openAds(context, run, keys)).length;
  return count;
};

const closeAds = async (context: Context, run: FeedRun, keys: readonly string[]) => {
  const { jobs, clock } = context;
  const open = await openAds(context, run, keys);
  await Promise.all(open.map(({ _id }) => jobs.change(_id, (job) => withdrawn(job, clock()))));
};
