import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { deserialize, type Document } from 'bson';

/** Writes documents one after another, compressed, in the format of `mongodump --gzip`. Answers how many. */
export const writeDocuments = async (path: string, documents: AsyncIterable<Uint8Array>): Promise<number> => {
  let count = 0;
  const counted = async function* () {
    for await (const document of documents) {
      count += 1;
      yield document;
    }
  };
  await pipeline(counted(), createGzip(), createWriteStream(path, { mode: 0o600 }));
  return count;
};

/** Keeps number types: a small integer that was stored as a long is written as a long again. */
const asStored = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const;

/** The documents of a file. Throws if the file ends within a document. */
export async function* readDocuments(path: string): AsyncGenerator<Document, void> {
  let rest: Buffer = Buffer.alloc(0);
  const file = createReadStream(path);
  const plain = createGunzip();
  file.once('error', (error) => plain.destroy(error));
  for await (const chunk of file.pipe(plain)) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const bytes = rest.readInt32LE(0);
      yield deserialize(rest.subarray(0, bytes), asStored);
      rest = rest.subarray(bytes);
    }
  }
  if (rest.length > 0) throw new Error(`${path} ends within a document`);
}
