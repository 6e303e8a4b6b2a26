import LightRunner from 'jest-light-runner';
import { Tinypool } from 'tinypool';

type Listener = (message: unknown) => void;
type Channel = Readonly<{ onMessage: (listener: Listener) => void; postMessage: (message: unknown) => void }>;

/** What a process of the runner sends before its first test file, and what it has to be answered. */
const question = 'jest-light-runner-get-worker-data';
const answerWith = (workerData: unknown) => ({ type: 'jest-light-runner-worker-data', workerData });

/** Answers the process of one task. */
export const ownChannel = (workerData: unknown): Channel => {
  let answer: Listener | undefined;
  return {
    onMessage: (listener) => {
      answer = listener;
    },
    postMessage: (message) => {
      if (message === question) answer?.(answerWith(workerData));
    },
  };
};

type Run = (this: Tinypool, ...given: Parameters<Tinypool['run']>) => Promise<unknown>;

/**
 * The runner has one channel for all its processes: the question of the first is answered to all of them, and to each only
 * once. A process that is not yet listening then, as on a busy machine, asks in vain and waits for ever, and the run with
 * it (decision 0114). So each task gets a channel of its own.
 */
const pools: { run: Run } = Tinypool.prototype;
const { run } = pools;
pools.run = function (task, options = {}) {
  const { workerData } = this.options;
  return run.call(this, task, options.channel ? { ...options, channel: ownChannel(workerData) } : options);
};

export default LightRunner;
