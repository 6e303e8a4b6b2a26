import { Failure } from '../errors.ts';

/**
 * Runs at most `limit` tasks at once; others wait in a queue of at most `patience`. Further tasks are refused:
 * UNAVAILABLE, try again in a second.
 */
export const atOnce = (limit: number, patience = Number.POSITIVE_INFINITY) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= patience) throw new Failure('UNAVAILABLE', 'Too busy right now. Please try again.', 1);
    // A finished task passes its place to the next in the queue, so that a new one cannot take it.
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
