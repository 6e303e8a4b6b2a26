import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the range from which the system takes the ports of outgoing connections. A client that keeps calling a
 * stopped server whose port is in that range sooner or later connects to itself, and the server never comes back.
 */
const [lowest, highest] = [15_000, 32_000];

/** A port of 127.0.0.1 that is free now. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isFree(port)) return port;
  }
};

const isFree = async (port: number) => {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
};

/** Starts something on the port asked for, or on a free one; when another took that in the meantime, on the next. */
export const onPort = async <T>(wanted: number | undefined, start: (port: number) => Promise<T>): Promise<T> => {
  if (wanted) return start(wanted);
  for (let attempt = 1; ; attempt++) {
    try {
      return await start(await freePort());
    } catch (error) {
      const taken = error instanceof Error && /EADDRINUSE|address already in use/i.test(error.message);
      if (!taken || attempt === 3) throw error;
    }
  }
};
