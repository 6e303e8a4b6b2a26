import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a link does with the bytes that it receives. */
export type Fault =
  /** No fault. */
  | 'none'
  /** New connections are refused, and existing ones are closed. */
  | 'cut'
  /** Connections are accepted and stay open, but nothing passes; what was sent arrives later, as TCP sends it again. */
  | 'black hole'
  /** Existing connections are dead for ever without being closed; new ones work. */
  | 'half-open'
  /** Everything is delayed. */
  | 'delay'
  /** One byte per millisecond. */
  | 'trickle';

/** How long each chunk is delayed, in each direction. */
const delayMs = 150;

type Pair = { readonly near: Socket; readonly far: Socket; isDead: boolean };

/** A proxy to a server, whose faults a test chooses. */
export const startFaultProxy = async (target: string) => {
  const { hostname, port, protocol } = new URL(target);
  const pairs = new Set<Pair>();
  /** Kept separately, since one end of a dead pair may stay open when the other is closed. */
  const sockets = new Set<Socket>();
  let fault: Fault = 'none';
  let ended = Promise.withResolvers<void>();

  /** Resolves when bytes pass. If some of a connection were lost, its answers would be taken for those of other requests. */
  const passes = async () => {
    while (fault === 'black hole') await ended.promise;
  };

  const pass = async (pair: Pair, to: Socket, bytes: Buffer) => {
    await passes();
    if (pair.isDead) return;
    if (fault === 'delay') await sleep(delayMs);
    if (fault !== 'trickle') return void to.write(bytes);
    for (const byte of bytes) {
      to.write(Buffer.of(byte));
      await sleep(1);
    }
  };

  const server = createServer((near) => {
    if (fault === 'cut') return void near.destroy();
    const far = connect(Number(port), hostname);
    const pair: Pair = { near, far, isDead: false };
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      let before = Promise.resolve();
      from.on('data', (bytes) => {
        before = before.then(() => pass(pair, to, bytes));
      });
      from.on('error', () => to.destroy());
      sockets.add(from);
      from.on('close', () => {
        sockets.delete(from);
        pairs.delete(pair);
        // On a dead link, neither side learns that the other has closed.
        void passes().then(() => (pair.isDead ? undefined : to.destroy()));
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = new URL(target);
  own.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  return {
    url: protocol.startsWith('http') ? own.origin : own.href,
    set: (next: Fault) => {
      fault = next;
      ended.resolve();
      ended = Promise.withResolvers();
      if (next === 'half-open') for (const pair of pairs) pair.isDead = true;
      if (next === 'cut') for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy();
    },
    [Symbol.asyncDispose]: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

/** See `startFaultProxy`. */
export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;
