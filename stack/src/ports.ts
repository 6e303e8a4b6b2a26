import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the range that the system uses for outgoing connections. A client that keeps calling a stopped server on a port
 * in that range would eventually connect to itself, and the server could never restart.
 */
const [lowest, highest] = [15_000, 32_000];
/** Processes that look for ports at the same time begin at different ones, since a port is only opened later. */
const places = 64;
/** A port is only opened some time after it was given, so recently given ports are not given again. */
const given = new Set<number>();
const remembered = 128;

/** A port of 127.0.0.1 that is free at the moment. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = lowest + places * Math.floor((Math.random() * (highest - lowest)) / places) + (process.pid % places);
    if (given.has(port)) continue;
    given.add(port);
    const [oldest] = given;
    if (oldest !== undefined && given.size > remembered) given.delete(oldest);
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

/**
 * Starts something on the requested port, or on a free one; if another process took that in the meantime, on the next
 * one.
 */
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
