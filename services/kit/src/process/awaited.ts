import { setTimeout as sleep } from 'node:timers/promises';
import { isServerUnavailable } from '../server-unavailable.ts';
import type { Logger } from './logger.ts';

const againMs = 500;

/** Opens a connection and retries while its server is away. Throws any other error, and AbortError if told to stop. */
export const onceAvailable = async <T>(open: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!isServerUnavailable(error) || signal?.aborted) throw error;
      await sleep(againMs, undefined, signal && { signal });
    }
  }
};

const patienceMs = 3_000;

type Awaited = Readonly<{
  /** Names of the servers that are still awaited. */
  missing: () => Promise<readonly string[]>;
  /** Whether `missing` knows all servers yet: until then, nothing missing means nothing. */
  isComplete?: () => boolean;
  log: Logger;
  everyMs?: number;
}>;

/**
 * Logs what a starting process waits for, in one line and only when that changes. A start that waits for nothing logs
 * nothing.
 */
export const logMissingServers = ({
  missing,
  isComplete = () => true,
  log,
  everyMs = patienceMs,
}: Awaited): Disposable => {
  const stop = new AbortController();
  const watch = async () => {
    for (let logged = ''; ; ) {
      await sleep(everyMs, undefined, { signal: stop.signal, ref: false });
      const knewAll = isComplete();
      const names = (await missing()).join(', ');
      if (stop.signal.aborted) return;
      if (names === '' && !knewAll) continue;
      if (names === '') return logged === '' ? undefined : log.info('has everything that it waited for');
      if (names !== logged) log.warn(`waits for ${names}`);
      logged = names;
    }
  };
  void watch().catch(() => undefined);
  return { [Symbol.dispose]: () => stop.abort() };
};
