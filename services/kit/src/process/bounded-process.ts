import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Failure } from '../errors.ts';
import { atOnce } from './at-once.ts';

/**
 * Runs work on strangers' files in a process of its own, which can be killed while native code runs; a thread cannot.
 * The process has no settings and no right to write files or to start others.
 */

const bounds = { startMs: 30_000, workMs: 5_000, heapMb: 256, memoryMb: 384, atOnce: 2, waiting: 50 } as const;

/** What the process answered; `ended` when it crashed, took too long or needed too much memory. */
export type Outcome = Readonly<{ kind: 'answered'; answer: unknown } | { kind: 'ended' }>;

/** One queue for everything that this process has done elsewhere. */
const inTurn = atOnce(bounds.atOnce, bounds.waiting);

/**
 * Has the module at `url` do its work on an input; the module calls `answerWork`. Each input has a process of its own.
 * Throws UNAVAILABLE where too many wait or the process does not start.
 */
export const runBounded = (url: URL, input: unknown): Promise<Outcome> => inTurn(() => runOnce(url, input));

const runOnce = async (url: URL, input: unknown): Promise<Outcome> => {
  const child = fork(fileURLToPath(url), [], {
    env: { UV_THREADPOOL_SIZE: '2' },
    execArgv: [
      `--max-old-space-size=${bounds.heapMb}`,
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      '--permission',
      '--allow-fs-read=*',
      '--allow-addons',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  void endFirst(child);
  const over = new AbortController();
  try {
    if (!(await nextMessage(child, bounds.startMs, over.signal)))
      throw new Failure('UNAVAILABLE', 'Too busy right now. Please try again.', 1);
    const answer = nextMessage(child, bounds.workMs, over.signal);
    child.send({ input }, () => undefined);
    const answered = await Promise.race([answer, memoryExceeded(child, over.signal)]);
    return answered ? { kind: 'answered', answer: answered.value } : { kind: 'ended' };
  } finally {
    over.abort();
    child.kill('SIGKILL');
  }
};

type Message = Readonly<{ value: unknown }>;

/** The next message of a process, in time; undefined when it ends before. */
const nextMessage = (child: ChildProcess, ms: number, signal: AbortSignal): Promise<Message | undefined> => {
  const message = once(child, 'message', { signal }).then(([value]): Message => ({ value }));
  const end = once(child, 'exit', { signal }).then(() => undefined);
  const limit = pause(ms, undefined, { signal });
  return Promise.race([message, end, limit].map((one) => one.catch(() => undefined)));
};

/** Where the machine's memory runs out, the system ends this process before the one that serves. */
const endFirst = ({ pid }: ChildProcess) => writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);

const checkEveryMs = 100;
const pageBytes = 4_096;

/** Resolves when a process holds more memory than it may, native memory too; where the system does not tell, never. */
const memoryExceeded = async ({ pid }: ChildProcess, signal: AbortSignal): Promise<undefined> => {
  while (!signal.aborted) {
    const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
    if (Number(statm.split(' ')[1] ?? 0) * pageBytes > bounds.memoryMb * 1024 * 1024) return undefined;
    await pause(checkEveryMs, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
};
