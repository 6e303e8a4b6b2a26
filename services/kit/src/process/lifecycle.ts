import { ConfigError } from './config.ts';
import { endTracing } from '../tracing/trace-context.ts';

/** Resolves when the process is asked to stop: SIGINT, SIGTERM, or its parent's channel closing. */
export const stopSignal = () =>
  new Promise<string>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, () => resolve(signal));
  });

/** How long a process may take to stop before it is ended by force (operations: within ten seconds). */
const stopTimeoutMs = 9_000;

/**
 * The life of a process: start, wait for the stop signal, stop in order.
 * A wrong setting ends it with one line; a parent that forked it is told when it is ready.
 * With `--once` it stops as soon as it has started: what a release prepares before its rollout (settings read, servers
 * reached, indexes and streams made), tried without serving anybody.
 */
export const runProcess = async (start: () => Promise<AsyncDisposable>) => {
  try {
    const stop = stopSignal();
    const running = await start();
    process.send?.('ready');
    if (!process.argv.includes('--once')) await stop;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    await running[Symbol.asyncDispose]();
    await endTracing();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
};

/** Starts parts in order into one scope; when one fails, those already started stop in reverse. */
export const scoped = async <T extends object>(
  build: (scope: AsyncDisposableStack) => Promise<T>,
): Promise<T & AsyncDisposable> => {
  await using scope = new AsyncDisposableStack();
  const built = await build(scope);
  const kept = scope.move();
  return Object.assign(built, { [Symbol.asyncDispose]: () => kept.disposeAsync() });
};
