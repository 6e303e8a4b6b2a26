import { type Embedding, embeddingOf } from '../domain/embedding.ts';

/** Reads an embedding of 32-bit floats from the bytes of a document. */
export const embeddingIn = (bytes: Uint8Array | { buffer: Uint8Array } | undefined): Embedding | undefined => {
  if (!bytes) return undefined;
  const view = bytes instanceof Uint8Array ? bytes : bytes.buffer;
  if (view.byteLength === 0 || view.byteLength % Float32Array.BYTES_PER_ELEMENT !== 0) return undefined;
  // Copied because the bytes may be part of a larger buffer, at an offset where a Float32Array may not begin.
  return embeddingOf(new Float32Array(new Uint8Array(view).buffer));
};
