import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ConfigError, readEnv } from './config.ts';
import { inTime } from './in-time.ts';
import { createLogger } from './logger.ts';
import { endTracing } from '../tracing/trace-context.ts';

/** Resolves when the process is asked to stop: SIGINT, SIGTERM, or its parent's channel closing. */
const stopSignal = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, () => resolve());
  });

/** Resolves at the first exception that no code caught. Each one is logged, and none ends the process at once. */
const uncaughtException = () =>
  new Promise<void>((resolve) => {
    const log = createLogger('process', 'fatal');
    process.on('uncaughtException', (error) => {
      log.fatal({ err: error }, 'An exception was not caught. The process ends after the requests in progress.');
      resolve();
    });
  });

/** Resolves with the exit code when the process has to stop: 0 if it was asked to, 1 after an uncaught exception. */
const exitCode = () => Promise.race([stopSignal().then(() => 0), uncaughtException().then(() => 1)]);

/** What a process runs. `retire` tells load balancers to send nothing more, while requests are still served. */
type Running = AsyncDisposable & Readonly<{ retire?: () => void }>;

const Env = z.object({ DRAIN_MS: z.coerce.number('must be a number').int().min(0).max(5_000).default(0) });

/** How long a process may take to stop before it is killed (operations: within ten seconds). */
const stopTimeoutMs = 9_000;

/**
 * The life of a process: start, wait for the stop signal, report that it is not ready, serve for another `DRAIN_MS`,
 * stop in order. After an uncaught exception it stops in the same order, with exit code 1, and whoever runs it starts it
 * again. A wrong setting ends it with a one-line message. A parent that forked it is told when it is ready.
 * With `--once` it stops as soon as it has started, without serving anybody; a release uses this to check settings,
 * reach the servers and create indexes and streams before its rollout.
 */
export const runProcess = async (start: () => Promise<Running>) => {
  try {
    const { DRAIN_MS: drainMs } = readEnv(Env, process.env);
    const stop = exitCode();
    const running = await Promise.race([start(), stop]);
    // The process has to stop while it still waits for its servers.
    if (typeof running === 'number') process.exit(running);
    process.send?.('ready');
    const code = process.argv.includes('--once') ? 0 : await stop;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    running.retire?.();
    await sleep(drainMs);
    await running[Symbol.asyncDispose]();
    await endTracing();
    process.exit(code);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
};

/** A resource that takes longer than this to close is abandoned, since its server may have gone silent. */
const closeTimeoutMs = 15_000;

/** Closes resources in reverse order, waiting at most `closeTimeoutMs` for each. */
class BoundedStack extends AsyncDisposableStack {
  override use<T extends AsyncDisposable | Disposable | null | undefined>(part: T): T {
    const opened = new Error('A part did not close in time. It was opened here.');
    const leave = () => console.error(opened.stack);
    if (part && Symbol.asyncDispose in part)
      this.defer(() =>
        inTime(
          Promise.try(() => part[Symbol.asyncDispose]()),
          closeTimeoutMs,
          leave,
        ),
      );
    else super.use(part);
    return part;
  }
}

/** Starts parts in order. If one fails, those already started are stopped in reverse order. */
export const scoped = async <T extends object>(
  build: (scope: AsyncDisposableStack) => Promise<T>,
): Promise<T & AsyncDisposable> => {
  await using scope = new BoundedStack();
  const built = await build(scope);
  const kept = scope.move();
  return Object.assign(built, { [Symbol.asyncDispose]: () => kept.disposeAsync() });
};

/**
 * Opens a resource in the background. The scope owns it as soon as it is open; if the start has failed by then, it is
 * closed at once. Its promise rejects if it cannot be opened.
 */
export const held = <T extends AsyncDisposable>(scope: AsyncDisposableStack, opening: Promise<T>): Promise<T> => {
  const part = opening.then(async (opened) => {
    if (!scope.disposed) return scope.use(opened);
    await opened[Symbol.asyncDispose]();
    throw new Error('The start failed before this part was open.');
  });
  // Prevents an unhandled rejection, since nobody awaits the promise yet.
  part.catch(() => undefined);
  return part;
};
