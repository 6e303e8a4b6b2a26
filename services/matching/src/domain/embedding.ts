/**
 * The meaning of a text as a vector of length 1, stored as 16-bit integers in units of 1/32767. Integer products have
 * the same sum in any order, so the plain rules and the engine agree exactly; the rounding is far below what the model
 * can tell apart.
 */
export type Embedding = Int16Array;

const unit = 32_767;
/** Slightly below 32767, since rounding may lengthen a vector and a sum of products must fit into 32 bits. */
const products = unit * unit;

/** Converts floats of any length; undefined if all are zero or one is not a finite number. */
export const embeddingOf = (numbers: Float32Array): Embedding | undefined => {
  const length = Math.sqrt(numbers.reduce((sum, value) => sum + value * value, 0));
  if (!(length > 0) || !Number.isFinite(length)) return undefined;
  return Int16Array.from(numbers, (value) => Math.round((value / length) * unit));
};

/** Dot product, an integer. */
export const dot = (a: Embedding, b: Embedding): number => {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
};

/** Converts a dot product to a cosine. */
export const cosineOf = (sum: number) => sum / products;

/** Cosine of two embeddings; 0 if one is missing or has another length. */
export const cosine = (a: Embedding | undefined, b: Embedding | undefined): number =>
  a && b && a.length === b.length ? cosineOf(dot(a, b)) : 0;
