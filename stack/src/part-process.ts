import { type ChildProcess, fork } from 'node:child_process';
import { basename, join } from 'node:path';
import type { Revivable } from './revive.ts';
import type { Env } from './settings.ts';

/** A part in a separate process, which fault tests may kill and restart. */
export type PartProcess = AsyncDisposable &
  Revivable &
  Readonly<{
    pid: () => number;
    kill: (signal: NodeJS.Signals) => Promise<void>;
  }>;

/** Far more than a slow laptop needs; a start that fails ends the process earlier. */
const startTimeoutMs = 180_000;

/** Forks a part's main file and resolves when it reports that it is ready. */
export const startPartProcess = async (main: string, env: Env): Promise<PartProcess> => {
  let child: ChildProcess | undefined;
  const listeners: ((how: string) => void)[] = [];
  const start = async () => {
    child = fork(main, {
      ...tracing(env),
      env: { ...process.env, ...env, OTEL_SERVICE_NAME: basename(join(main, '../..')) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    const started = child;
    await untilReady(started, main);
    started.once('exit', (code, signal) => {
      if (child === started) for (const listener of listeners) listener(signal ?? `exit code ${code}`);
    });
  };
  const kill = async (signal: NodeJS.Signals) => {
    const dying = child;
    child = undefined;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    const gone = new Promise((resolve) => dying.once('exit', resolve));
    dying.kill(signal);
    await gone;
  };
  await start();
  const onEnd = (listener: (how: string) => void) => void listeners.push(listener);
  return { pid: () => child?.pid ?? 0, kill, start, onEnd, [Symbol.asyncDispose]: () => kill('SIGTERM') };
};

/** Tracing must be loaded before any other module. */
const tracing = ({ OTEL_EXPORTER_OTLP_ENDPOINT }: Env) =>
  OTEL_EXPORTER_OTLP_ENDPOINT
    ? { execArgv: ['--import', import.meta.resolve('@waratah/kit/tracing/tracing-start')] }
    : {};

const untilReady = (child: ChildProcess, main: string) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), startTimeoutMs);
    child.once('message', () => (clearTimeout(timer), resolve()));
    child.once(
      'exit',
      (code, signal) => (clearTimeout(timer), reject(new Error(`${main} ended at its start (${signal ?? code})`))),
    );
  });
