import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const askEveryMs = 150;
const answerMs = 10_000;
/** A process that was ready gets no more connections once it has reported the opposite for this long. */
const unreadyForMs = 2_000;

const isReady = async (url: string, path: string) => {
  try {
    const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(answerMs) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

/**
 * A load balancer of connections, like a Kubernetes service: each new connection goes to the next process that reports
 * at `path` that it is ready. Existing connections stay where they are.
 */
export const startBalancer = async (path: string) => {
  const targets = new Map<string, Readonly<{ isUp: boolean; unreadySince?: number }>>();
  const sockets = new Set<Socket>();
  const stop = new AbortController();
  let turn = 0;

  const next = () => {
    const up = [...targets].filter(([, { isUp }]) => isUp).map(([url]) => url);
    turn += 1;
    return up[turn % Math.max(1, up.length)];
  };

  const server = createServer((near) => {
    const target = next();
    if (!target) return void near.destroy();
    const { hostname, port } = new URL(target);
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroySoon();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const follow = async (url: string) => {
    while (!stop.signal.aborted && targets.has(url)) {
      const isUp = await isReady(url, path);
      const before = targets.get(url);
      if (!before) return;
      const now = performance.now();
      const { unreadySince = now } = before;
      targets.set(url, isUp ? { isUp } : { isUp: before.isUp && now - unreadySince < unreadyForMs, unreadySince });
      await sleep(askEveryMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const following: Promise<void>[] = [];

  return {
    url: `http://127.0.0.1:${port}`,
    add: (url: string) => {
      targets.set(url, { isUp: false });
      following.push(follow(url));
    },
    remove: (url: string) => void targets.delete(url),
    isReady: (url: string) => targets.get(url)?.isUp === true,
    [Symbol.asyncDispose]: async () => {
      stop.abort();
      await Promise.all(following);
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

/** See `startBalancer`. */
export type Balancer = Awaited<ReturnType<typeof startBalancer>>;
