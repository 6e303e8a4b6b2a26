import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';

const Started = z.object({
  gateway: z.string(),
  inbox: z.string(),
  mongo: z.string(),
  redis: z.string(),
  nats: z.string(),
  s3: z.object({ endpoint: z.string(), accessKey: z.string(), secretKey: z.string(), region: z.string() }),
});

/** Addresses of a portal's servers, and its log so far. */
export type LoudStack = Readonly<z.infer<typeof Started> & { written: () => string }> & AsyncDisposable;

/** All parts in a separate process, recording everything that it writes at the most verbose log level. */
export const startLoudStack = async (settings: Readonly<Record<string, string>> = {}): Promise<LoudStack> => {
  const mode = JSON.stringify({ settings: { LOG_LEVEL: 'debug', ...settings } });
  const child = fork(join(root, 'tests/e2e/start-stack.ts'), [mode], {
    cwd: root,
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (written += String(chunk)));
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error(`the stack ended at its start: ${written.slice(-2_000)}`)));
  const [message] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  return {
    ...Started.parse(message),
    written: () => written,
    [Symbol.asyncDispose]: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
};
