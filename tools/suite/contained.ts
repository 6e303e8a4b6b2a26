import { setImmediate as turn } from 'node:timers/promises';

// Tests may replace the global ones.
const { setTimeout, clearTimeout } = globalThis;

/** A slow machine needs minutes for what takes a quick one ten seconds; only what hangs takes this long. */
const usualLimitMs = 600_000;

/**
 * Does the work, and fails if it has not ended by then, or if an error escapes it, such as that of a promise which nobody
 * awaits.
 */
export const contained =
  (work: () => unknown, limitMs = usualLimitMs) =>
  async (): Promise<void> => {
    const { promise: fault, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error(`Not done within ${limitMs / 1_000} s`)), limitMs);
    process.on('uncaughtException', reject);
    try {
      await Promise.race([work(), fault]);
      // Node reports a promise that nobody awaits once the work has nothing left to do at once.
      await Promise.race([turn(), fault]);
    } finally {
      clearTimeout(timer);
      process.off('uncaughtException', reject);
    }
  };
