// Tests may replace the global ones.
const { setTimeout, clearTimeout } = globalThis;

/** A slow machine needs minutes for what takes a quick one ten seconds; only what hangs takes this long. */
const usualLimitMs = 600_000;

/** Does the work, and fails if it has not ended by then. */
export const withinTime =
  (work: () => unknown, limitMs = usualLimitMs) =>
  async (): Promise<void> => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error(`Not done within ${limitMs / 1_000} s`)), limitMs);
    try {
      await Promise.race([work(), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
