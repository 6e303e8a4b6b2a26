import { pipeline, Readable } from 'node:stream';
import { types } from 'node:util';
import { createGunzip } from 'node:zlib';
import type { Format } from '../domain/imported/formats.ts';
import { decodeText } from './decode-text.ts';
import type { Bytes, Entry } from './entry.ts';
import { readCsv } from './read-csv.ts';
import { readJson, readNdjson } from './read-json.ts';
import { readTar } from './read-tar.ts';
import { formatOf, isGzip } from './sniff.ts';
import { UnreadableFile } from './unreadable-file.ts';

export type FileToRead = Readonly<{ bytes: Bytes; name: string; format?: Format | undefined }>;

const headBytes = 65_536;

/** Reads the ads of a file of any known format as a stream. Throws UnreadableFile if it cannot be read further. */
export async function* readFile({ bytes, name, format }: FileToRead): AsyncIterable<Entry> {
  try {
    const packed = await peek(bytes, 2);
    const plain = isGzip(packed.head) ? unpacked(packed.whole) : packed.whole;
    const { head, whole } = await peek(plain, headBytes);
    const kind = formatOf(head, name, format);
    if (kind === 'tar') yield* readTar(whole);
    else yield* readers[kind](decodeText(whole));
  } catch (error) {
    throw asUnreadable(error) ?? error;
  }
}

const readers = { csv: readCsv, ndjson: readNdjson, json: readJson } as const;

/** Limits of compressed files that every legitimate one meets. Below the first size, any ratio is allowed. */
const unpackedLimits = { anyRatioBytes: 16 * 1024 * 1024, ratio: 100, bytes: 2 * 1024 * 1024 * 1024 } as const;

/** Unpacks while reading. Throws UnreadableFile if the content is much larger than the file. */
async function* unpacked(bytes: Bytes): Bytes {
  let packed = 0;
  let plain = 0;
  const counted = async function* () {
    for await (const part of bytes) {
      packed += part.length;
      yield part;
    }
  };
  const gunzip = createGunzip();
  // Its error is thrown to the code that reads the stream.
  pipeline(Readable.from(counted()), gunzip, () => undefined);
  for await (const part of gunzip) {
    plain += part.length;
    if (plain > unpackedLimits.bytes) throw new UnreadableFile('The file unpacks to more than 2 GB.');
    if (plain > unpackedLimits.anyRatioBytes && plain > packed * unpackedLimits.ratio)
      throw new UnreadableFile('The file unpacks to more than a hundred times its size.');
    yield part;
  }
}

const asUnreadable = (error: unknown) => {
  if (!types.isNativeError(error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return new UnreadableFile('The file ends in the middle: its compression is cut short.');
  if (code.startsWith('Z_')) return new UnreadableFile(`The file's compression is broken (${error.message}).`);
  if (error.message === 'Unexpected end of data')
    return new UnreadableFile('The archive ends in the middle of a file.');
  return /^Invalid (?:tar )?header/.test(error.message) ? new UnreadableFile('The archive is broken.') : undefined;
};

/** The first bytes of a stream, and the whole stream including them. */
const peek = async (bytes: Bytes, count: number) => {
  const source = bytes[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length < count) {
    const { done, value } = await source.next();
    if (done) break;
    chunks.push(value);
    length += value.length;
  }
  const head = Buffer.concat(chunks);
  return { head, whole: joined(head, source) };
};

async function* joined(head: Uint8Array, source: AsyncIterator<Uint8Array>): Bytes {
  if (head.length) yield head;
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
}
