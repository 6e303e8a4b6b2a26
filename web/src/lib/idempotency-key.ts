import { randomHex } from './random-hex.ts';

/** Random enough to be one form's own; `crypto.randomUUID` is missing on plain-http addresses. */
export const newIdempotencyKey = (): string => randomHex(16);
