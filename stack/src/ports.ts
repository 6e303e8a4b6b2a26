import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Below the range that the system uses for outgoing connections. A client that keeps calling a stopped server on a port
 * in that range would eventually connect to itself, and the server could never restart.
 */
const [lowest, highest] = [15_000, 32_000];
/** A process takes ports from blocks of this size. */
const blockSize = 50;

/** A port is only opened some time after it was chosen. The block that it is from belongs to this process until it ends. */
let block = { next: 0, end: 0 };

/** A port of 127.0.0.1 that is free, and that no other process of this repository is given while this one lives. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    if (block.next === block.end) block = await claimBlock();
    const port = block.next++;
    const probe = await listenOn(port);
    if (!probe) continue;
    await once(probe.close(), 'close');
    return port;
  }
};

/** Whoever listens on the first port of a block owns the others. */
const claimBlock = async () => {
  for (;;) {
    const first = lowest + blockSize * Math.floor((Math.random() * (highest - lowest)) / blockSize);
    const claim = await listenOn(first);
    claim?.unref();
    if (claim) return { next: first + 1, end: first + blockSize };
  }
};

/** Undefined if another process listens there. */
const listenOn = async (port: number): Promise<Server | undefined> => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
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
