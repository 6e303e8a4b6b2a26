import { startWorker } from '@waratah/kit/queues/queues';
import type { Redis } from 'ioredis';
import { runImport } from '../actions/run-import.ts';
import type { Context } from '../context.ts';
import type { ImportWork } from '../store/import-queue.ts';

/** Reads files, one at a time per process. When the process stops, reading ends after the rows that are being saved. */
export const startImportWorker = (context: Context, redis: Redis): AsyncDisposable => {
  const stop = new AbortController();
  const worker = startWorker<ImportWork>({
    name: 'jobs-import',
    redis,
    log: context.log,
    concurrency: 1,
    handle: ({ data: { id } }) => runImport(context, id, stop.signal),
  });
  return {
    [Symbol.asyncDispose]: () => {
      stop.abort();
      return worker[Symbol.asyncDispose]();
    },
  };
};
