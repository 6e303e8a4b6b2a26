import { setTimeout as sleep } from 'node:timers/promises';

/** Far more than a slow machine needs, so that only a result that never arrives takes this long. */
const patienceMs = 120_000;
/** The pauses grow up to the longest, since most results arrive at once. */
const [shortestMs, longestMs] = [5, 50];

/** Repeats until it does not throw, for results that arrive by event. */
export const eventually = async <T>(attempt: () => Promise<T>, withinMs = patienceMs): Promise<T> => {
  const deadline = Date.now() + withinMs;
  for (let pauseMs = shortestMs; ; pauseMs = Math.min(longestMs, pauseMs * 2)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(pauseMs);
    }
  }
};
