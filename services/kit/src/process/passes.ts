import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './logger.ts';

/** Repeats a piece of work for as long as the process lives, one pass at a time; a failed pass is logged and tried again. */
export const repeat = (everyMs: number, work: () => Promise<unknown>, log: Logger): AsyncDisposable => {
  const stop = new AbortController();
  const run = async () => {
    while (!stop.signal.aborted) {
      await work().catch((error: unknown) => log.warn({ err: error }, 'pass failed'));
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
