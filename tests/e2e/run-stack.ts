import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';
import type { Mode } from './mode.ts';

const Stack = z.object({ gateway: z.string(), inbox: z.string(), opsKey: z.string(), nats: z.string() });
export type Stack = z.infer<typeof Stack>;

/** All parts for the browser tests, in a process without the test runner's loader. */
export const runStack = async (mode: Mode): Promise<Stack & AsyncDisposable> => {
  // A portal that another process runs and stops, for many short runs.
  const running = process.env.RUNNING_STACK;
  if (running && !mode.alone)
    return { ...Stack.parse(JSON.parse(running)), [Symbol.asyncDispose]: async () => undefined };
  const child = fork(join(root, 'tests/e2e/start-stack.ts'), [JSON.stringify(mode)], {
    cwd: root,
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const ended = once(child, 'exit');
  const failed = ended.then(([code]) => Promise.reject(new Error(`the stack ended at its start (${String(code)})`)));
  const [message] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  return {
    ...Stack.parse(message),
    [Symbol.asyncDispose]: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
};
