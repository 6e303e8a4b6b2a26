/** A JSON object. */
export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Thrown for what the fast path does not support; Apollo then answers. */
export class Unfit extends Error {}

/** Throws Unfit. */
export const unfit = (why: string): never => {
  throw new Unfit(why);
};
