import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { Client } from 'minio';
import { z } from 'zod';
import { inTime } from '../process/in-time.ts';
import { steadyAgent } from '../http/steady-agent.ts';
import { onceAvailable } from '../process/awaited.ts';
import { address } from '../process/config.ts';
import type { Logger } from '../process/logger.ts';
import { Failure } from '../errors.ts';

/** Settings of the object store: any server that speaks S3. */
export const objectStoreEnv = {
  S3_ENDPOINT: address('http', 'https'),
  S3_ACCESS_KEY: z.string(),
  S3_SECRET_KEY: z.string().min(8, 'must have at least 8 characters'),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{2,62}$/, 'must be a bucket name')
    .default('waratah'),
} as const;

type Settings = Readonly<{
  S3_ENDPOINT: string;
  S3_ACCESS_KEY: string;
  S3_SECRET_KEY: string;
  S3_REGION: string;
  S3_BUCKET: string;
}>;

export type StoredObject = Readonly<{ key: string; at: Date; sizeBytes: number }>;

/** One private bucket. A key begins with the kind of file and its owner's id: `resumes/7/...`. */
export type ObjectStore = Readonly<{
  /** Writes a stream of unknown length, with at most five MiB of it in memory. Answers the number of bytes. */
  put: (key: string, type: string, bytes: AsyncIterable<Uint8Array>) => Promise<number>;
  /** Writes bytes in one request. Answers their number. */
  write: (key: string, type: string, bytes: Buffer) => Promise<number>;
  /** Undefined if there is no such object. */
  get: (key: string) => Promise<Readable | undefined>;
  /** At most so many of its first bytes; undefined if there is no such object. */
  head: (key: string, maxBytes: number) => Promise<Buffer | undefined>;
  /** The whole object; undefined if there is none. Throws TOO_LARGE above the limit. */
  read: (key: string, maxBytes: number) => Promise<Buffer | undefined>;
  /** Removing a missing object is not an error. */
  remove: (keys: readonly string[]) => Promise<void>;
  list: (prefix: string) => AsyncIterable<StoredObject>;
  /** Creates the bucket when it is missing. */
  ensureBucket: () => Promise<void>;
  ping: () => Promise<unknown>;
}>;

/** The smallest part that S3 accepts, except for the last one. */
const partBytes = 5 * 1024 * 1024;

/** Longer than a slow client may pause between two parts. */
const silenceMs = 15_000;

/** Opens the bucket; no request is sent before the first use. */
export const openObjectStore = (settings: Settings): ObjectStore => {
  const { protocol, hostname, port } = new URL(settings.S3_ENDPOINT);
  const bucket = settings.S3_BUCKET;
  const client = new Client({
    endPoint: hostname,
    ...(port && { port: Number(port) }),
    useSSL: protocol === 'https:',
    accessKey: settings.S3_ACCESS_KEY,
    secretKey: settings.S3_SECRET_KEY,
    region: settings.S3_REGION,
    pathStyle: true,
    transportAgent: steadyAgent({ secure: protocol === 'https:', silenceMs }),
  });

  const putParts = async (key: string, type: string, parts: AsyncIterable<Buffer>) => {
    const uploadID = await onceMore(() => client.initiateNewMultipartUpload(bucket, key, { 'Content-Type': type }));
    try {
      const done: { part: number; etag: string }[] = [];
      let sizeBytes = 0;
      for await (const part of parts) {
        const partNumber = done.length + 1;
        const headers = { 'Content-Length': String(part.length) };
        const { etag } = await onceMore(() =>
          client.uploadPart({ bucketName: bucket, objectName: key, uploadID, partNumber, headers }, part),
        );
        done.push({ part: partNumber, etag });
        sizeBytes += part.length;
      }
      await client.completeMultipartUpload(bucket, key, uploadID, done);
      return sizeBytes;
    } catch (error) {
      // If the server cannot cancel the upload, it removes the incomplete parts by its own rules.
      await client.abortMultipartUpload(bucket, key, uploadID).catch(() => undefined);
      throw error;
    }
  };

  const write = async (key: string, type: string, bytes: Buffer) => {
    await onceMore(() => client.putObject(bucket, key, bytes, bytes.length, { 'Content-Type': type }));
    return bytes.length;
  };

  const put = async (key: string, type: string, bytes: AsyncIterable<Uint8Array>) => {
    const parts = inParts(bytes, partBytes);
    const { value } = await parts.next();
    const first = value ?? Buffer.alloc(0);
    if (first.length === partBytes) return putParts(key, type, rejoined(first, parts));
    return write(key, type, first);
  };

  const get = (key: string) => unlessMissing(() => client.getObject(bucket, key));

  return {
    put,
    write,
    get,
    head: async (key, maxBytes) => {
      const stream = await unlessMissing(() => client.getPartialObject(bucket, key, 0, maxBytes));
      return stream && buffer(stream);
    },
    read: async (key, maxBytes) => {
      const stream = await get(key);
      return stream && buffer(limited(stream, maxBytes));
    },
    remove: async (keys) => {
      for (const key of keys) await onceMore(() => client.removeObject(bucket, key));
    },
    list: async function* (prefix) {
      for await (const item of client.listObjectsV2(bucket, prefix, true)) {
        const { name, lastModified, size } = Item.parse(item);
        yield { key: name, at: lastModified, sizeBytes: size };
      }
    },
    ensureBucket: async () => {
      if (!(await onceMore(() => client.bucketExists(bucket))))
        await client.makeBucket(bucket, settings.S3_REGION).catch(unlessThere);
    },
    ping: () => onceMore(() => client.bucketExists(bucket)),
  };
};

const startsWithinMs = 2_000;

/**
 * Opens a service's bucket and creates it if it is missing. If the object store is away, the service starts without it,
 * and the bucket is created as soon as the store is back.
 */
export const openBucket = async (
  settings: Settings,
  { scope, log }: Readonly<{ scope: AsyncDisposableStack; log: Logger }>,
): Promise<ObjectStore> => {
  const objects = openObjectStore(settings);
  const stop = new AbortController();
  scope.defer(() => stop.abort());
  const made = onceAvailable(objects.ensureBucket, stop.signal);
  made.catch((error: unknown) => stop.signal.aborted || log.error({ err: error }, 'the bucket cannot be made'));
  await inTime(made, startsWithinMs, () => undefined);
  return objects;
};

const Item = z.object({ name: z.string(), lastModified: z.date(), size: z.number() });
const Coded = z.object({ code: z.string() });

/**
 * Sends a failed request again, once. A server may close an idle connection just as the next request is sent; the
 * requests made here may safely be sent twice.
 */
const onceMore = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await inTime(ask(), answerMs, silent);
  } catch (error) {
    if (!/^(ECONNRESET|EPIPE)$/.test(Coded.safeParse(error).data?.code ?? '')) throw error;
    return inTime(ask(), answerMs, silent);
  }
};

/** Time limit of a request with a part of at most five MiB. Throws ETIMEDOUT. */
const answerMs = 5_000;

const silent = () => {
  throw Object.assign(new Error('The object store did not answer'), { code: 'ETIMEDOUT' });
};

const isMissing = (error: unknown) => /^(NoSuchKey|NotFound)$/.test(Coded.safeParse(error).data?.code ?? '');

const unlessMissing = async (ask: () => Promise<Readable>) => {
  try {
    return await onceMore(ask);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

const unlessThere = (error: unknown) => {
  if (!Coded.safeParse(error).data?.code.startsWith('BucketAlready')) throw error;
};

/** Cuts a stream into buffers of one size; the last may be smaller. */
async function* inParts(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer, void> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    length += chunk.length;
    while (length >= size) {
      const all = Buffer.concat(waiting);
      yield all.subarray(0, size);
      // Copied, so that the part can be freed once it is sent.
      waiting = [Buffer.from(all.subarray(size))];
      length -= size;
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}

async function* rejoined(first: Buffer, rest: AsyncIterable<Buffer>) {
  yield first;
  yield* rest;
}

async function* limited(stream: AsyncIterable<Uint8Array>, maxBytes: number) {
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > maxBytes) throw new Failure('TOO_LARGE', 'The file is too large');
    yield chunk;
  }
}
