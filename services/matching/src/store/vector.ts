/** Reads an embedding of 32-bit floats back from the bytes of a document or an event. */
export const vectorOf = (bytes: Uint8Array | { buffer: Uint8Array } | undefined): Float32Array | undefined => {
  if (!bytes) return undefined;
  const view = bytes instanceof Uint8Array ? bytes : bytes.buffer;
  if (view.byteLength === 0 || view.byteLength % Float32Array.BYTES_PER_ELEMENT !== 0) return undefined;
  // Copied: the bytes may be part of a larger buffer, and start at an address that floats may not.
  return new Float32Array(new Uint8Array(view).buffer);
};
