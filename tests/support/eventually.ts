import { setTimeout as sleep } from 'node:timers/promises';

/** Tries until it does not throw, as for what arrives by event. */
export const eventually = async <T>(attempt: () => Promise<T>, withinMs = 15_000): Promise<T> => {
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
