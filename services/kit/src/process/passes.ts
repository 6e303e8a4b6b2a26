import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './logger.ts';

/** One pass. A long pass ends soon after `signal` reports that the process is stopping. */
type Pass = (signal: AbortSignal) => Promise<unknown>;

/**
 * Runs a task periodically while the process lives, one pass at a time. A failed pass is logged, and the next one tries
 * again.
 */
export const repeat = (everyMs: number, work: Pass, log: Logger): AsyncDisposable => {
  const stop = new AbortController();
  const run = async () => {
    while (!stop.signal.aborted) {
      await work(stop.signal).catch((error: unknown) => log.warn({ err: error }, 'pass failed'));
      await sleep(everyMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    [Symbol.asyncDispose]: async () => {
      stop.abort();
      await running;
    },
  };
};
