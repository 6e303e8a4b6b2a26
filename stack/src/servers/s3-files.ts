import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import type { S3Files } from '@20minutes/s3rver';

/** Set while the store answers whether a bucket exists. */
const asksForBucket = new AsyncLocalStorage<true>();

/** Handles a request for a bucket without a list of what is in it, as `HEAD` asks for none. */
export const withoutList = <Answer>(next: () => Answer): Answer => asksForBucket.run(true, next);

/** The same object, sent twice at the same moment, was put in its place by the other request. */
const unlessMoved = (error: unknown) => {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
};

/**
 * Mends how the embedded object store writes files, so that a kill at any moment leaves whole objects only. By itself it
 * writes in place: metadata that was cut off made every later question whether the bucket exists, and so every start, fail.
 */
export const mendFiles = (files: S3Files): void => {
  const beside = {
    getResourcePath: (...place: Parameters<S3Files['getResourcePath']>) => `${files.getResourcePath(...place)}.part`,
  };
  const own = {
    getMetadata: files.getMetadata.bind(files),
    listObjects: files.listObjects.bind(files),
    putContent: files.putContent.bind(files),
    putMetadata: files.putMetadata.bind(beside),
  };

  /** The objects of a list are read from their files, each with its metadata. */
  files.listObjects = async (bucket, options) =>
    asksForBucket.getStore()
      ? { objects: [], commonPrefixes: [], isTruncated: false }
      : own.listObjects(bucket, options);

  files.putContent = async (path, content) => {
    const part = `${path}.${randomUUID()}.part`;
    const put = await own.putContent(part, content);
    await rename(part, path);
    return put;
  };

  files.putMetadata = async (bucket, key, metadata, md5) => {
    await own.putMetadata(bucket, key, metadata, md5);
    for (const resource of md5 ? ['object.md5', 'metadata.json'] : ['metadata.json'])
      await rename(beside.getResourcePath(bucket, key, resource), files.getResourcePath(bucket, key, resource)).catch(
        unlessMoved,
      );
  };

  // Files that were cut off before this was so.
  files.getMetadata = async (bucket, key) => {
    try {
      return await own.getMetadata(bucket, key);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      await rm(files.getResourcePath(bucket, key, 'metadata.json'), { force: true });
      return own.getMetadata(bucket, key);
    }
  };

  // A folder stays when its last object goes. By itself the store removes it, with an object that has just been put there.
  files.deleteObject = async (bucket, key) => {
    for (const part of ['object', 'object.md5', 'metadata.json'])
      await rm(files.getResourcePath(bucket, key, part), { force: true });
  };
};
