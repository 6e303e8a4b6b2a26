import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, open, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Command = Readonly<{
  name: string;
  program: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** The file that its output goes to, so that it never waits for our event loop. */
  logFile: string;
  /** The log line that says that it is ready. */
  ready: RegExp;
}>;

export type Child = Readonly<{
  pid: number;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Calls the listener if the process ends without `stop`. */
  onEnd: (listener: (how: string) => void) => void;
}>;

/** Far more than a slow laptop needs; a start that fails ends the process earlier. */
const startTimeoutMs = 120_000;
const stopTimeoutMs = 5_000;

/**
 * Starts a server and resolves when it is ready. It has its own process group, so that a Ctrl-C in the terminal stops
 * us first, and we stop it after the processes that use it. If we die, the kernel ends it.
 */
export const startChild = async (command: Command): Promise<Child> => {
  await mkdir(dirname(command.logFile), { recursive: true });
  await using log = await open(command.logFile, 'a');
  const { size } = await log.stat();
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', '--', command.program, ...command.args], {
    stdio: ['ignore', log.fd, log.fd],
    env: { ...process.env, ...command.env },
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));

  let stopping = false;
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    stopping = true;
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    await ended;
    clearTimeout(force);
  };

  try {
    await untilReady(command, child, size);
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  const onEnd = (listener: (how: string) => void) => {
    child.once(
      'exit',
      (code, signal) => stopping || listener(`${signal ?? `exit code ${code}`}; see ${command.logFile}`),
    );
  };
  return { pid: child.pid ?? 0, stop, onEnd };
};

const untilReady = async ({ name, logFile, ready }: Command, child: ChildProcess, from: number) => {
  const failed = once(child);
  for (const deadline = Date.now() + startTimeoutMs; ; await sleep(15)) {
    const text = (await stat(logFile)).size > from ? (await readFile(logFile)).subarray(from).toString() : '';
    if (ready.test(text)) return;
    if (failed.reason) throw new Error(`${name} ended at its start (${failed.reason}):\n${text.trim().slice(-2_000)}`);
    if (Date.now() > deadline) throw new Error(`${name} was not ready in ${startTimeoutMs / 1_000} seconds`);
  }
};

const once = (child: ChildProcess) => {
  const failed: { reason?: string } = {};
  child.once('error', (error) => Object.assign(failed, { reason: error.message }));
  child.once('exit', (code, signal) => Object.assign(failed, { reason: signal ?? `exit code ${code}` }));
  return failed;
};
