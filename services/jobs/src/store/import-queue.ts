import type { Logger } from '@waratah/kit/process/logger';
import { openQueue } from '@waratah/kit/queues/queues';
import type { Redis } from 'ioredis';

/** An import that waits to be read. */
export type ImportWork = Readonly<{ id: number }>;

/** The same name as in the worker. */
const name = 'jobs-import';

/** The queue of files to read; adding one that is already in it has no effect. */
export const openImportQueue = (redis: Redis, log: Logger) => {
  const queue = openQueue<ImportWork>(name, redis, log);
  return {
    readLater: async (ids: readonly number[]) => {
      const optionsOf = (id: number) => ({ jobId: `import-${id}`, removeOnComplete: true, removeOnFail: true });
      await queue.addBulk(ids.map((id) => ({ name, data: { id }, opts: optionsOf(id) })));
    },
    [Symbol.asyncDispose]: () => queue[Symbol.asyncDispose](),
  };
};

export type ImportQueue = Pick<ReturnType<typeof openImportQueue>, 'readLater'>;
