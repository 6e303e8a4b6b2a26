import type { Child } from '../child.ts';
import type { Revivable } from '../revive.ts';

/** An embedded server. Fault tests stop it with any signal and start it again on the same port and data. */
export type RunningServer = AsyncDisposable &
  Revivable &
  Readonly<{
    url: string;
    /** Process id; undefined while stopped. */
    pid: number | undefined;
    stop: (signal?: NodeJS.Signals) => Promise<void>;
  }>;

/** Options of every embedded server. Its data and log are stored under `dataDir`. */
export type ServerOptions = Readonly<{ dataDir: string; port?: number | undefined }>;

export const runServer = async (url: string, startProcess: () => Promise<Child>): Promise<RunningServer> => {
  const listeners: ((how: string) => void)[] = [];
  const startChild = async () => {
    const started = await startProcess();
    started.onEnd((how) => {
      child = undefined;
      for (const listener of listeners) listener(how);
    });
    return started;
  };
  let child: Child | undefined = await startChild();
  const stop = async (signal?: NodeJS.Signals) => {
    const stopping = child;
    child = undefined;
    await stopping?.stop(signal);
  };
  return {
    url,
    get pid() {
      return child?.pid;
    },
    stop,
    start: async () => {
      child ??= await startChild();
    },
    onEnd: (listener) => void listeners.push(listener),
    [Symbol.asyncDispose]: () => stop(),
  };
};
