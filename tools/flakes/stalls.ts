import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import type { Random } from '../bench/search/world.ts';

export type Process = Readonly<{ pid: number; parent: number; command: string }>;

/** What may pause for a moment in use: the servers of the portal and the browser. */
const pausable =
  /\b(mongo-host|mongod|redis-server|valkey-server|nats-server|s3-host|inbox-host|chromium|headless.shell)\b/;
/** Left alone: the program that starts a server, which has the server's name among its words. */
const starter = /\bsetpriv\b/;

/** The servers and browsers among the processes that a process has started, and those that they started. */
export const pausableBelow = (ancestor: number, processes: readonly Process[]): readonly Process[] =>
  processes
    .filter(({ parent }) => parent === ancestor)
    .flatMap((child) => [
      ...(pausable.test(child.command) && !starter.test(child.command) ? [child] : []),
      ...pausableBelow(child.pid, processes),
    ]);

const readProcess = async (pid: number): Promise<readonly Process[]> => {
  try {
    const [command, status] = await Promise.all(
      ['cmdline', 'status'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8')),
    );
    const parent = Number(/^PPid:\s+(\d+)/m.exec(status ?? '')?.[1] ?? 0);
    return [{ pid, parent, command: (command ?? '').replaceAll('\0', ' ') }];
  } catch {
    // It has ended since the folder was read.
    return [];
  }
};

/** All processes of a Linux machine; elsewhere none, so that nothing pauses. */
const allProcesses = async () => {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  return (await Promise.all(pids.map(readProcess))).flat();
};

const pauseSeconds = 0.7;
const everyMs = 1_500;

/** A process of its own stops another and continues it, so that it continues even if this one is killed meanwhile. */
const pause = (pid: number) =>
  spawn('sh', ['-c', `kill -STOP ${pid} && sleep ${pauseSeconds}; kill -CONT ${pid}`], {
    stdio: 'ignore',
    detached: true,
  });

export type Stalls = Disposable & Readonly<{ count: () => number }>;

/** Every second or two one of the servers and browsers that this process started pauses for a moment. */
export const startStalls = (random: Random): Stalls => {
  let count = 0;
  const timer = setInterval(async () => {
    const found = pausableBelow(process.pid, await allProcesses());
    const chosen = found[Math.floor(random() * found.length)];
    if (!chosen) return;
    count += 1;
    pause(chosen.pid);
  }, everyMs);
  return { count: () => count, [Symbol.dispose]: () => clearInterval(timer) };
};
