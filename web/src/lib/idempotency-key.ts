import { randomHex } from './random-hex.ts';

/** A random key, unique to one form. `crypto.randomUUID` is missing on plain HTTP pages, so it is not used. */
export const newIdempotencyKey = (): string => randomHex(16);
