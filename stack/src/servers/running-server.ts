import type { Child } from '../child.ts';

/** An embedded server. Tests of faults stop it, with any signal, and start it again on the same port and data. */
export type RunningServer = AsyncDisposable &
  Readonly<{
    url: string;
    /** Of the process now running, undefined while stopped. */
    pid: number | undefined;
    stop: (signal?: NodeJS.Signals) => Promise<void>;
    start: () => Promise<void>;
  }>;

/** What every embedded server is started with. Data and log live under `dataDir`. */
export type ServerOptions = Readonly<{ dataDir: string; port?: number | undefined }>;

export const runServer = async (url: string, startProcess: () => Promise<Child>): Promise<RunningServer> => {
  let child: Child | undefined = await startProcess();
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
      child ??= await startProcess();
    },
    [Symbol.asyncDispose]: () => stop(),
  };
};
