import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Holds a file's lock until disposed. The kernel releases it if the process is killed. */
export const lockFile = async (path: string): Promise<AsyncDisposable> => {
  const holder = spawn('flock', [path, 'cat'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(holder, 'exit');
  holder.stdin.write('held');
  await Promise.race([
    once(holder.stdout, 'data'),
    ended.then(([code]) => Promise.reject(new Error(`${path} cannot be locked (exit code ${code})`))),
  ]);
  return {
    [Symbol.asyncDispose]: async () => {
      holder.stdin.end();
      await ended;
    },
  };
};
