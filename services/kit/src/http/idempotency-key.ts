import { z } from 'zod';
import { parseBody } from '../errors.ts';

/** The most characters of an idempotency key. */
export const longestKey = 200;

export const tooLongKey = `Must have at most ${longestKey} characters`;

const Keyed = z.object({ idempotencyKey: z.string().trim().max(longestKey, tooLongKey).nullish() });

/** A caller's idempotency key; undefined for none, and for a blank one. Errors: INVALID for more than 200 characters. */
export const idempotencyKeyOf = (key: string | null | undefined): string | undefined =>
  parseBody(Keyed, { idempotencyKey: key }).idempotencyKey || undefined;
