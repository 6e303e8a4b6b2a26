import { randomUUID } from 'node:crypto';
import { conflict, notFound } from '@waratah/kit/errors';
import { folders } from '@waratah/kit/files/object-rights';
import type { Context } from '../context.ts';
import type { Feed } from '../domain/imported/feed.ts';
import { startedRun, type ImportRun, type NewRun } from '../domain/imported/run.ts';

/** Streams a file of ads into the object store. Answers its key and size. */
export const storeImport = async ({ objects }: Pick<Context, 'objects'>, bytes: AsyncIterable<Uint8Array>) => {
  const key = `${folders.imports}/${randomUUID()}`;
  return { key, sizeBytes: await objects.put(key, 'application/octet-stream', bytes) };
};

/** Starts an import; a worker reads the file. */
export const startImport = async ({ imports, importQueue, clock }: Context, run: Omit<NewRun, '_id'>) => {
  const begun = startedRun({ ...run, _id: await imports.nextId() }, clock());
  await imports.insert(begun);
  await importQueue.readLater([begun._id]);
  return begun;
};

type FeedReading = Readonly<{
  acceptLosses: boolean;
  /** The feed's file, if it was uploaded instead of fetched. */
  file?: Readonly<{ name: string; key: string; sizeBytes: number }> | undefined;
  asNew?: boolean;
}>;

/** Starts reading a feed. Errors: CONFLICT while it is being read, or if it has no address and no file is given. */
export const startFeed = async (context: Context, feed: Feed, reading: FeedReading): Promise<ImportRun> => {
  if (await context.imports.unendedOf(feed._id)) throw conflict('This feed is being read already.');
  const { acceptLosses, file, asNew = false } = reading;
  if (!file && !feed.url) throw conflict('This feed has no address. Give the file: npm run ops -- feeds run NAME FILE');
  return startImport(context, {
    feed: feed._id,
    options: feed.options,
    asNew,
    acceptLosses,
    ...(file
      ? { name: file.name, file: { key: file.key, sizeBytes: file.sizeBytes } }
      : { name: feed.url ?? '', url: feed.url }),
  });
};

/** The feed of a name. Errors: NOT_FOUND. */
export const feedNamed = async ({ feeds }: Pick<Context, 'feeds'>, name: string) => {
  const feed = await feeds.byName(name);
  if (!feed) throw notFound('Feed');
  return feed;
};
