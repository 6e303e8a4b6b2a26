/** A timer that is this late shows that the process stood still: it was paused, or busy with something else. */
const stoodStillMs = 100;

/**
 * Answers a promise's value, or a substitute if the time runs out first. The work behind the promise continues. If the
 * process stood still, it has not read what arrived meanwhile, so the promise gets its time once more.
 */
export const inTime = async <T>(asked: Promise<T>, ms: number, instead: () => T | Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<T>();
  const giveUp = () => late.resolve(Promise.try(instead));
  const due = performance.now() + ms;
  let timer = setTimeout(() => {
    if (performance.now() - due < stoodStillMs) giveUp();
    else timer = setTimeout(giveUp, ms);
  }, ms);
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
