import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLocalEmbedder } from '../../services/ai/src/embedding/local-embedder.ts';
import { type Embedding, embeddingOf } from '../../services/matching/src/domain/embedding.ts';

const folder = join(tmpdir(), 'waratah-embeddings');
const atOnce = 16;

const pathOf = (text: string) => join(folder, createHash('sha256').update(text).digest('hex'));

const known = async (text: string) => {
  const bytes = await readFile(pathOf(text)).catch(() => undefined);
  // Copied because the bytes may be part of a larger buffer, at an offset where a Float32Array may not begin.
  return bytes && new Float32Array(new Uint8Array(bytes).buffer);
};

/** Embeddings of texts by the ai service's own model, cached in the system's temporary folder. */
export const embeddingsOf = async (texts: readonly string[]): Promise<ReadonlyMap<string, Embedding>> => {
  await mkdir(folder, { recursive: true });
  const vectors = new Map<string, Float32Array>();
  const missing: string[] = [];
  for (const text of new Set(texts)) {
    const vector = await known(text);
    if (vector) vectors.set(text, vector);
    else missing.push(text);
  }
  await using embedder = openLocalEmbedder();
  for (let at = 0; at < missing.length; at += atOnce) {
    const batch = missing.slice(at, at + atOnce);
    console.error(`reading texts ${at + 1} to ${at + batch.length} of ${missing.length}`);
    const read = await embedder.embed(batch);
    for (const [index, vector] of read.entries()) {
      const text = batch[index] ?? '';
      vectors.set(text, vector);
      await writeFile(pathOf(text), vector);
    }
  }
  return new Map(
    Array.from(vectors, ([text, vector]) => [text, embeddingOf(vector)] as const).filter(
      (entry): entry is [string, Embedding] => entry[1] !== undefined,
    ),
  );
};
