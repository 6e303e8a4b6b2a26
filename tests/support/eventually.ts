import { setTimeout as sleep } from 'node:timers/promises';

/** Far more than a slow machine needs, so that only a result that never arrives takes this long. */
const patienceMs = 120_000;

/** Repeats until it does not throw, for results that arrive by event. */
export const eventually = async <T>(attempt: () => Promise<T>, withinMs = patienceMs): Promise<T> => {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
};
