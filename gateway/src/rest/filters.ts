import { z } from 'zod';

export const positive = z.coerce.number('Must be an integer').int('Must be an integer').min(1, 'Must be 1 or more');

/** An id of the database: a positive 32-bit integer, as GraphQL's Int. */
export const recordId = positive.max(2_147_483_647, 'Must be an id');

/** Filters that clients leave out or send empty. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
