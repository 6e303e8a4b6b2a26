import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@waratah/stack/ports';
import { root } from '@waratah/stack/settings';
import { readStackFile } from '@waratah/stack/stack-file';
import { buildWeb } from '@waratah/stack/web-build';

const rounds = 5;
const goals = { readyS: 15, memoryMb: 1_500 };

type Round = Readonly<{ firstS: number; againS: number; memoryMb: number; withModelMb: number; stopS: number }>;

/** Time of the stack from the command to ready, with packages installed, and the memory of all its processes. */
export const start = async () => {
  await buildWeb();
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round++) measured.push(await measure());
  const rows = {
    'first start, with seeding (s)': summary(
      measured.map(({ firstS }) => firstS),
      goals.readyS,
    ),
    'second start (s)': summary(
      measured.map(({ againS }) => againS),
      goals.readyS,
    ),
    'memory without the model (MB)': summary(
      measured.map(({ memoryMb }) => memoryMb),
      goals.memoryMb,
    ),
    'memory with the model (MB)': summary(measured.map(({ withModelMb }) => withModelMb)),
    'stop (s)': summary(
      measured.map(({ stopS }) => stopS),
      10,
    ),
  };
  console.table(rows);
  return { rounds: measured, rows };
};

const summary = (values: readonly number[], goal?: number) => {
  const sorted = values.toSorted((a, b) => a - b);
  const round = (value = 0) => Math.round(value * 10) / 10;
  return {
    median: round(sorted[Math.floor(sorted.length / 2)]),
    worst: round(sorted.at(-1)),
    best: round(sorted[0]),
    ...(goal !== undefined && { goal }),
  };
};

const measure = async (): Promise<Round> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-start-'));
  try {
    const first = await run(dataDir);
    const stopS = await stop(first);
    const again = await run(dataDir);
    const { memoryMb, withModelMb } = await memoryOf(again.pid);
    await stop(again);
    return { firstS: first.readyS, againS: again.readyS, memoryMb, withModelMb, stopS };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

type Running = Readonly<{ pid: number; readyS: number; ended: Promise<unknown> }>;

const run = async (dataDir: string): Promise<Running> => {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    INBOX_PORT: String(await freePort()),
  };
  const began = performance.now();
  const child = spawn('node', [join(root, 'stack/bootstrap.mjs'), 'stack/src/main.ts'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (;;) {
    const stack = await readStackFile(dataDir);
    if (stack && (await isReady(stack.gateway))) break;
    if (child.exitCode !== null) throw new Error('the stack ended at its start');
    await sleep(20);
  }
  return { pid: child.pid ?? 0, readyS: (performance.now() - began) / 1_000, ended };
};

const isReady = async (gateway: string) => (await fetch(`${gateway}/readyz`)).ok;

const stop = async ({ pid, ended }: Running) => {
  const began = performance.now();
  process.kill(pid, 'SIGINT');
  await ended;
  return (performance.now() - began) / 1_000;
};

type Process = Readonly<{ pid: number; parent: number; command: string; residentMb: number }>;

const readProcess = async (pid: number): Promise<Process | undefined> => {
  try {
    const [status, command] = await Promise.all([
      readFile(`/proc/${pid}/status`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ]);
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { pid, parent: field('PPid'), command, residentMb: field('VmRSS') / 1_024 };
  } catch {
    return undefined;
  }
};

/** Resident memory of a process and all its children; the model is only in the ai process. */
const memoryOf = async (pid: number) => {
  const pids = (await readdir('/proc')).map(Number).filter(Boolean);
  const all = (await Promise.all(pids.map(readProcess))).flatMap((one) => one ?? []);
  const below = (parent: number): readonly Process[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  const family = [...all.filter((one) => one.pid === pid), ...below(pid)];
  const total = (processes: readonly Process[]) => processes.reduce((sum, { residentMb }) => sum + residentMb, 0);
  return {
    withModelMb: total(family),
    memoryMb: total(family.filter(({ command }) => !command.includes('services/ai/'))),
  };
};
