import { pipeline, Readable } from 'node:stream';
import { extract } from 'tar-stream';
import { decodeText } from './decode-text.ts';
import type { Bytes, Entry } from './entry.ts';
import { readJson } from './read-json.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Reads an archive of JSON files with one or more ads each. A broken file does not affect the others. */
export async function* readTar(bytes: Bytes): AsyncIterable<Entry> {
  const archive = extract();
  // Its error is thrown in the loop below.
  pipeline(Readable.from(bytes), archive, () => undefined);
  let files = 0;
  for await (const file of archive) {
    const { name, type } = file.header;
    if (type === 'file' && !/(?:^|\/)\._/.test(name)) {
      files++;
      yield* name.endsWith('.json') ? entriesOf(file, name) : [broken(name, 'is not a .json file')];
    }
    file.resume();
  }
  if (!files) throw new UnreadableFile('The archive holds no files.');
}

const broken = (file: string, reason: string): Entry => ({ kind: 'broken', line: 1, file, reason, row: null });

async function* entriesOf(content: AsyncIterable<unknown>, file: string): AsyncIterable<Entry> {
  try {
    let count = 0;
    for await (const entry of readJson(decodeText(unclosed(content)))) {
      count++;
      yield entry.kind === 'header' ? entry : { ...entry, file };
    }
    if (!count) yield broken(file, 'holds no ad');
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    yield broken(file, error.message);
  }
}

/** Stopping early in a file must not end the archive. */
async function* unclosed(content: AsyncIterable<unknown>): Bytes {
  const chunks = content[Symbol.asyncIterator]();
  for (let next = await chunks.next(); !next.done; next = await chunks.next())
    if (next.value instanceof Uint8Array) yield next.value;
}
