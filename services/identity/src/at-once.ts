import { Failure } from '@waratah/kit/errors';

/**
 * Lets at most `most` pieces of work run at once; the others wait in line. A line longer than `patience` is turned away:
 * UNAVAILABLE, try again in a second.
 */
export const atOnce = (most: number, patience = Number.POSITIVE_INFINITY) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= patience) throw new Failure('UNAVAILABLE', 'Too busy right now. Please try again.', 1);
    // Who leaves hands the place on, so that nobody who comes in between takes it.
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
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
