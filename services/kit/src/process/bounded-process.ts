import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Failure } from '../errors.ts';
import { atOnce } from './at-once.ts';
import { processorMsOf } from './processor-time.ts';
import { recentUse } from './recent-use.ts';
import { workCallerNow } from './work-caller.ts';
import { workMs } from './work-limits.ts';

/**
 * Runs work on untrusted files in a separate process, which can be killed while native code runs (a thread cannot). The
 * process has no settings, and may neither write files nor start other processes.
 */

const bounds = { startMs: 30_000, heapMb: 256, memoryMb: 384, waiting: 50 } as const;

/**
 * The processor time that one file may cost, in milliseconds. `most`: several times what the largest honest one does.
 * `usual`: about twice of what most do.
 */
const processorMs = { documents: { most: 2_500, usual: 500 }, images: { most: 5_000, usual: 1_000 } } as const;
/** No usual file takes longer, even on a busy machine. */
const usualMs = 2_000;
/** What the start of its process adds to the cost of a file, in milliseconds. */
const startCostMs = 100;

/** What the process answered; `ended` if it crashed, took too long or needed too much memory. */
export type Outcome = Readonly<{ kind: 'answered'; answer: unknown } | { kind: 'ended' }>;

/** Images have a queue of their own, so that expensive drawings do not keep documents waiting. */
const use = recentUse();
const queues = { documents: atOnce(2, bounds.waiting, use), images: atOnce(1, bounds.waiting, use) } as const;

/**
 * Runs the module at `url` in a new process, on an input that is read when its turn comes; without one (undefined) nothing is
 * started, and the outcome is `ended`. The module calls `answerWork`. Callers take turns: those whose
 * files took long lately wait for the others. While others wait, a file that takes longer than a usual one is stopped and
 * read from its beginning after them, with twice the time and then with all of it, so that many new accounts with
 * expensive files delay nobody for long. Throws UNAVAILABLE if too many inputs wait, the caller of the request has gone,
 * or the process does not start; and what `read` throws.
 */
export const runBounded = async (
  url: URL,
  read: () => unknown,
  queue: keyof typeof queues = 'documents',
): Promise<Outcome> => {
  const { most, usual } = processorMs[queue];
  const [inTurn, caller] = [queues[queue], workCallerNow()];
  for (const quantum of [usual, 2 * usual, most]) {
    let gaveWay = false;
    const outcome = await inTurn(async ({ cost, isWanted }): Promise<Outcome> => {
      const input = await read();
      if (input === undefined) return { kind: 'ended' };
      const isLong = ({ processor, all }: Spent) => processor > quantum || all > usualMs;
      return runOnce(url, input, (spent) => {
        cost(startCostMs + (spent.processor || spent.all));
        gaveWay = quantum < most && isLong(spent) && isWanted();
        return spent.processor <= most && !gaveWay;
      });
    }, caller);
    if (outcome.kind === 'answered' || !gaveWay) return outcome;
  }
  return { kind: 'ended' };
};

/** The time a process has taken for its input, and its processor time, in milliseconds. */
type Spent = Readonly<{ all: number; processor: number }>;
/** Is told what a process has spent, at last when it is over. */
type MayGoOn = (spent: Spent) => boolean;

/**
 * Measures what a process spends from now on; of one that has ended, what was seen last. Systems that do not report
 * processor time tell 0.
 */
const meterOf = async ({ pid }: ChildProcess): Promise<() => Promise<Spent>> => {
  const [before, begun] = [await processorMsOf(pid), performance.now()];
  let processor = 0;
  return async () => {
    processor = Math.max(processor, (await processorMsOf(pid)) - before);
    return { all: performance.now() - begun, processor };
  };
};

const runOnce = async (url: URL, input: unknown, mayGoOn: MayGoOn): Promise<Outcome> => {
  const child = fork(fileURLToPath(url), [], {
    env: { UV_THREADPOOL_SIZE: '2' },
    execArgv: [
      `--max-old-space-size=${bounds.heapMb}`,
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      '--permission',
      '--allow-fs-read=*',
      '--allow-addons',
      '--allow-worker',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  void endFirst(child);
  yieldToOthers(child);
  const over = new AbortController();
  try {
    if (!(await nextMessage(child, bounds.startMs, over.signal)))
      throw new Failure('UNAVAILABLE', 'Too busy right now. Please try again.', 1);
    const spent = await meterOf(child);
    const answer = nextMessage(child, workMs, over.signal);
    child.send({ input }, () => undefined);
    const mayStill = async () => mayGoOn(await spent());
    const answered = await Promise.race([answer, tooExpensive(child, mayStill, over.signal)]);
    if (answered) await mayStill();
    return answered ? { kind: 'answered', answer: answered.value } : { kind: 'ended' };
  } finally {
    over.abort();
    child.kill('SIGKILL');
  }
};

type Message = Readonly<{ value: unknown }>;

/** The next message of a process within the time limit; undefined if it ends first. */
const nextMessage = (child: ChildProcess, ms: number, signal: AbortSignal): Promise<Message | undefined> => {
  const message = once(child, 'message', { signal }).then(([value]): Message => ({ value }));
  const end = once(child, 'exit', { signal }).then(() => undefined);
  const limit = pause(ms, undefined, { signal });
  return Promise.race([message, end, limit].map((one) => one.catch(() => undefined)));
};

/** If the machine runs out of memory, the kernel kills this process before the service. */
const endFirst = ({ pid }: ChildProcess) => writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);

/** A nice value: half the processor time of a process that answers requests, whose callers wait less patiently. */
const niceness = 3;
const yieldToOthers = ({ pid }: ChildProcess) => {
  if (pid !== undefined) setPriority(pid, niceness);
};

const checkEveryMs = 50;
const pageBytes = 4_096;

/**
 * Resolves when a process uses more memory than it may, including native memory, or may not go on. Systems that do not
 * report memory tell none.
 */
const tooExpensive = async (
  { pid }: ChildProcess,
  mayGoOn: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<undefined> => {
  while (!signal.aborted) {
    const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
    if (Number(statm.split(' ')[1] ?? 0) * pageBytes > bounds.memoryMb * 1024 * 1024) return undefined;
    if (!(await mayGoOn())) return undefined;
    await pause(checkEveryMs, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
};
