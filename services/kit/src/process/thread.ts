import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { type Detail, Failure, type FailureCode, unavailable } from '../errors.ts';

/** A separate thread that answers one question after the other, so that the process can answer requests meanwhile. */
export type Thread = AsyncDisposable &
  Readonly<{
    /** Errors: those of the thread; UNAVAILABLE if the answer takes too long; Error if the thread ends. */
    ask: (question: unknown) => Promise<unknown>;
  }>;

const Message = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ id: z.number(), answer: z.unknown() }),
  z.object({
    id: z.number(),
    failure: z.custom<Readonly<{ code: FailureCode; detail: Detail; retryAfterS?: number }>>(),
  }),
  z.object({ id: z.number(), error: z.string() }),
]);
type Message = z.infer<typeof Message>;

type Asked = Readonly<{ question: unknown; resolve: (answer: unknown) => void; reject: (error: unknown) => void }>;

/**
 * Opens the thread whose module at `url` calls `answerInThread`; it starts with the first question. A thread whose answer
 * takes longer than `mostMs` is ended, and another one answers the questions that waited behind it.
 */
export const openThread = (url: URL, { mostMs }: Readonly<{ mostMs?: number }> = {}): Thread => {
  /** In the order in which the thread answers. */
  const asked = new Map<number, Asked>();
  let worker: Worker | undefined;
  let isReady = false;
  let limit: NodeJS.Timeout | undefined;
  let last = 0;

  const watch = () => {
    clearTimeout(limit);
    if (mostMs !== undefined && isReady && asked.size > 0) limit = setTimeout(startAgain, mostMs).unref();
  };

  const take = (id: number | undefined): Asked | undefined => {
    if (id === undefined) return undefined;
    const one = asked.get(id);
    asked.delete(id);
    watch();
    return one;
  };

  const hear = (message: Message) => {
    if ('ready' in message) {
      isReady = true;
      return watch();
    }
    const one = take(message.id);
    if ('error' in message) one?.reject(new Error(message.error));
    else if ('failure' in message) {
      const { code, detail, retryAfterS } = message.failure;
      one?.reject(new Failure(code, detail, retryAfterS));
    } else one?.resolve(message.answer);
  };

  const start = (): Worker => {
    isReady = false;
    const started = new Worker(url);
    const end = (error: Error) => {
      if (worker !== started) return;
      worker = undefined;
      const left = [...asked.values()];
      asked.clear();
      watch();
      for (const { reject } of left) reject(error);
    };
    started.on('message', (message) => worker === started && hear(Message.parse(message)));
    started.on('error', end);
    started.on('exit', (code) => end(new Error(`the thread of ${url.pathname} ended with ${code}`)));
    return started;
  };

  const startAgain = () => {
    void worker?.terminate();
    worker = undefined;
    const [oldest] = asked.keys();
    take(oldest)?.reject(unavailable());
    if (asked.size === 0) return;
    worker = start();
    for (const [id, { question }] of asked) worker.postMessage({ id, question });
  };

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const id = ++last;
        asked.set(id, { question, resolve, reject });
        worker.postMessage({ id, question });
        if (asked.size === 1) watch();
      }),
    [Symbol.asyncDispose]: async () => {
      await worker?.terminate();
    },
  };
};
