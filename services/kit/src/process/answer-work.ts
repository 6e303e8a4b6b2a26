import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { workMs } from './work-limits.ts';

const Work = z.object({ input: z.unknown() });

/** Answers one request of `runBounded`, in the process that it started. */
export const answerWork = (work: (input: unknown) => Promise<unknown>) => {
  process.once('message', async (message) => {
    endAfter(2 * workMs);
    const answer = await work(Work.parse(message).input);
    process.send?.(answer, () => process.disconnect());
  });
  process.send?.('ready');
};

/**
 * Normally the parent process ends this one in time. If the parent was killed, a thread ends it, because native code
 * may block the main thread.
 */
const endAfter = (ms: number) =>
  new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${ms})`, { eval: true }).unref();
