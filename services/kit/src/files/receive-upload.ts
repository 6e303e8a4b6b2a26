import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { Failure, invalid } from '../errors.ts';
import { type FileKind, headBytes, kindOf, typeOfKind } from './file-kinds.ts';
import { fileNameOf } from './file-name.ts';
import type { ObjectStore } from './object-store.ts';

export type UploadRules = Readonly<{
  /** The prefix of the key, like `resumes/7`. */
  prefix: string;
  kinds: readonly FileKind[];
  maxBytes: number;
  /** The message for a file of another kind, like 'Only PDF files are accepted'. */
  wrongKind: string;
  /** Gives the upload up, with the failure that is its reason. */
  stop?: AbortSignal;
}>;

/** An upload in the object store that no service has committed yet. */
export type Upload = Readonly<{ key: string; name: string; kind: FileKind; type: string; sizeBytes: number }>;

export const megabyte = 1024 * 1024;

/**
 * How many bytes of a refused request are read before the connection is closed, so that its sender receives the answer.
 */
const patienceBytes = 24 * megabyte;

/**
 * Streams the file of a multipart request into the object store. The kind is recognised by content; the file is cut off
 * at the limit and never entirely in memory. Errors: INVALID naming `file` for a missing file, an empty one or another
 * kind; TOO_LARGE; the reason of `stop`.
 */
export const receiveUpload = async (
  request: IncomingMessage,
  objects: ObjectStore,
  rules: UploadRules,
): Promise<Upload> => {
  if (request.destroyed) throw cutOff();
  rules.stop?.throwIfAborted();
  const form = openForm(request, rules.maxBytes);
  let kept: Promise<Upload> | undefined;
  form.on('file', (_field, file, name) => {
    // An incomplete form also ends its file with an error, so that the code reading the file sees it.
    file.on('error', () => undefined);
    if (kept) return void file.resume();
    kept = keep({ file, name, objects, rules });
    // Awaited below, once the request has been read. Until then a rejection must not count as unhandled.
    kept.catch(() => undefined);
    // Only a form that is given up closes.
    form.once('close', () => file.destroy());
  });
  await readThrough(request, form, rules);
  if (!kept) throw invalid('file', 'Please choose a file');
  return kept;
};

const openForm = ({ headers }: IncomingMessage, maxBytes: number): BusboyInstance => {
  const { 'content-type': type = '' } = headers;
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': type },
      // One byte more, so that a file of exactly the limit is accepted.
      limits: { files: 1, fileSize: maxBytes + 1, fields: 20, fieldSize: 10_000, parts: 25, headerPairs: 50 },
    });
  } catch {
    throw invalid('file', 'Must be sent as multipart/form-data');
  }
};

/** Resolves when the whole request was read. */
const readThrough = (request: IncomingMessage, form: BusboyInstance, { maxBytes, stop }: UploadRules) =>
  new Promise<void>((resolve, reject) => {
    let seen = 0;
    const end = (error?: Failure) => {
      request.unpipe(form).off('data', count);
      stop?.removeEventListener('abort', giveUp);
      if (!error) return resolve();
      form.destroy();
      reject(error);
    };
    const count = (chunk: Buffer) => {
      seen += chunk.length;
      if (seen > maxBytes + patienceBytes) end(tooLarge(maxBytes));
    };
    const giveUp = () => end(stop?.reason instanceof Failure ? stop.reason : cutOff());
    stop?.addEventListener('abort', giveUp, { once: true });
    form.once('finish', () => end());
    // Heard as long as the form lives, because a malformed form may emit several errors.
    form.on('error', () => end(invalid('file', 'The form is not complete')));
    request.once('aborted', () => end(cutOff()));
    request.on('data', count).pipe(form);
  });

/** How long a refused request is read, in milliseconds. */
const patienceMs = 10_000;

/**
 * Reads a refused request to its end, because clients read the answer only after sending the whole file; otherwise they
 * would see a closed connection instead of the reason. Gives up on a request that is too long or too slow.
 */
export const drainRequest = (request: IncomingMessage, maxBytes: number): Promise<void> =>
  new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) return resolve();
    let seen = 0;
    const end = () => {
      clearTimeout(timer);
      request.off('data', count);
      resolve();
    };
    const count = (chunk: Buffer) => {
      seen += chunk.length;
      if (seen > maxBytes + megabyte) end();
    };
    const timer = setTimeout(end, patienceMs);
    request.once('end', end).once('close', end).on('data', count);
  });

const cutOff = () => invalid('file', 'The upload was cut off');

const tooLarge = (maxBytes: number) =>
  new Failure('TOO_LARGE', `The file is too large. At most ${Math.floor(maxBytes / megabyte)} MB are accepted.`);

type Given = Readonly<{ file: Readable; name: string | undefined; objects: ObjectStore; rules: UploadRules }>;

const keep = async ({ file, name, objects, rules }: Given): Promise<Upload> => {
  const bytes: AsyncIterator<Buffer> = file.iterator({ destroyOnReturn: false });
  try {
    const head = await headOf(bytes);
    if (head.length === 0) throw invalid('file', 'The file is empty');
    const kind = await kindOf(head.subarray(0, headBytes));
    if (!kind || !rules.kinds.includes(kind)) throw invalid('file', rules.wrongKind);
    const key = `${rules.prefix}/${randomUUID()}`;
    const type = typeOfKind[kind];
    const sizeBytes = await objects.put(key, type, counted(head, bytes, rules.maxBytes));
    return { key, name: fileNameOf(name, kind, 'file'), kind, type, sizeBytes };
  } finally {
    // The rest of a refused file is drained, so that the request ends.
    await bytes.return?.();
    file.resume();
  }
};

/** The first bytes, as many as are needed to recognise the kind. */
const headOf = async (bytes: AsyncIterator<Buffer>) => {
  let head = Buffer.alloc(0);
  while (head.length < headBytes) {
    const { value, done } = await bytes.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
};

async function* counted(head: Buffer, rest: AsyncIterator<Buffer>, maxBytes: number) {
  let seen = head.length;
  yield head;
  for (;;) {
    const { value, done } = await rest.next();
    if (done) break;
    seen += value.length;
    if (seen > maxBytes) throw tooLarge(maxBytes);
    yield value;
  }
  if (seen > maxBytes) throw tooLarge(maxBytes);
}
