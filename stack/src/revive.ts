import { setTimeout as sleep } from 'node:timers/promises';

/** A process of the stack that can be started again. */
export type Revivable = Readonly<{
  start: () => Promise<void>;
  /** Calls the listener with the reason if the process ends without being stopped by us. */
  onEnd: (listener: (how: string) => void) => void;
}>;

export type ReviveOptions = Readonly<{
  print?: (line: string) => void;
  /** Called when a process runs again. */
  revived?: () => Promise<void>;
  firstPauseMs?: number;
}>;

const longestPauseMs = 30_000;
/** A process that ran for this long starts again with the first pause. */
const calmMs = 60_000;

/** Restarts processes that end by themselves, after a pause that doubles while they keep ending, and logs it. */
export const revive = (
  processes: Readonly<Record<string, Revivable>>,
  { print = console.error, revived, firstPauseMs = 1_000 }: ReviveOptions = {},
): AsyncDisposable => {
  const stop = new AbortController();
  const underWay = new Set<Promise<void>>();

  const watch = (name: string, { start, onEnd }: Revivable) => {
    let pauseMs = firstPauseMs;
    let startedAt = Date.now();

    const startAgain = async (how: string): Promise<void> => {
      if (Date.now() - startedAt > calmMs) pauseMs = firstPauseMs;
      print(`${name} ended (${how}). It is started again in ${pauseMs / 1_000} s.`);
      await sleep(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      if (stop.signal.aborted) return;
      startedAt = Date.now();
      try {
        await start();
        await revived?.();
        print(`${name} runs again.`);
      } catch (error) {
        return startAgain(error instanceof Error ? error.message : String(error));
      }
    };

    onEnd((how) => {
      if (stop.signal.aborted) return;
      const work = startAgain(how).finally(() => underWay.delete(work));
      underWay.add(work);
    });
  };

  for (const [name, one] of Object.entries(processes)) watch(name, one);
  return {
    [Symbol.asyncDispose]: async () => {
      stop.abort();
      await Promise.all(underWay);
    },
  };
};
