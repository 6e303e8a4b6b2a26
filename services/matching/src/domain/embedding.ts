/**
 * A text's meaning as a vector of length 1, its numbers as 16-bit integers of 1/32767. Products of integers add up to
 * the same sum in any order, so that the plain rules and the engine agree to the last bit; the rounding is far below
 * what a model means.
 */
export type Embedding = Int16Array;

const unit = 32_767;
/** Rounding may lengthen a vector a little; a sum of products must stay within 32 bits. */
const products = unit * unit;

/** From floats of any length; undefined for nothing but zeros, or numbers that are none. */
export const embeddingOf = (numbers: Float32Array): Embedding | undefined => {
  const length = Math.sqrt(numbers.reduce((sum, value) => sum + value * value, 0));
  if (!(length > 0) || !Number.isFinite(length)) return undefined;
  return Int16Array.from(numbers, (value) => Math.round((value / length) * unit));
};

/** Sum of the products, an integer. */
export const dot = (a: Embedding, b: Embedding): number => {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
};

/** Cosine from a sum of products. */
export const cosineOf = (sum: number) => sum / products;

/** Cosine of two meanings; 0 when one is missing or of another model. */
export const cosine = (a: Embedding | undefined, b: Embedding | undefined): number =>
  a && b && a.length === b.length ? cosineOf(dot(a, b)) : 0;
