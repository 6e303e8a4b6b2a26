import { setImmediate as turn } from 'node:timers/promises';

// Tests may replace the global ones.
const { setTimeout, clearTimeout } = globalThis;

/** A slow machine needs minutes for what takes a quick one ten seconds; only what hangs takes this long. */
const usualLimitMs = 600_000;

const newFault = () => {
  const fault = Promise.withResolvers<never>();
  fault.promise.catch(() => undefined);
  return fault;
};
/** Rejects with an error that escaped, such as that of a promise which nobody awaits. */
let fault = newFault();
process.on('uncaughtException', (error) => fault.reject(error));

/**
 * Does the work, and fails if it has not ended by then, or if an error escapes it or escaped since the work before it
 * ended.
 */
export const contained =
  (work: () => unknown, limitMs = usualLimitMs) =>
  async (): Promise<void> => {
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error(`Not done within ${limitMs / 1_000} s`)), limitMs);
    try {
      await Promise.race([fault.promise, tooLate, work()]);
      // Node reports a promise that nobody awaits once the work has nothing left to do at once.
      await Promise.race([fault.promise, turn()]);
    } finally {
      clearTimeout(timer);
      fault = newFault();
    }
  };
