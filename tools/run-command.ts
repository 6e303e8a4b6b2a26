import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from '@waratah/stack/settings';

export type Ran = Readonly<{ code: number; output: string }>;

type Options = Readonly<{
  cwd?: string;
  env?: Readonly<Record<string, string>> | undefined;
  /** Prints its output while it runs. */
  show?: boolean;
  /** Asks it to end. */
  signal?: AbortSignal | undefined;
}>;

/** Runs a program of the repository's packages or of the system to its end. */
export const runCommand = (
  program: string,
  args: readonly string[],
  { cwd = root, env = {}, show = false, signal }: Options = {},
) =>
  new Promise<Ran>((resolve, reject) => {
    const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => child.kill();
    signal?.addEventListener('abort', stop, { once: true });
    const parts: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        parts.push(part.toString());
        if (show) process.stdout.write(part);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      signal?.removeEventListener('abort', stop);
      resolve({ code: code ?? 1, output: parts.join('') });
    });
  });

/** Runs a program; if it fails, throws with its output. */
export const mustRun = async (program: string, args: readonly string[], options?: Options) => {
  const { code, output } = await runCommand(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
  return output;
};
