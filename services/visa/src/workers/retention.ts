import { openQueue, type openRedis, startWorker } from '@waratah/kit/queues/queues';
import { endVisas, remindStudents } from '../actions/end-visas.ts';
import { removeDocuments, sweepDocuments } from '../actions/remove-documents.ts';
import type { Context } from '../context.ts';

const name = 'visa-retention';
const hourMs = 3_600_000;

const work = async (context: Context) => {
  await removeDocuments(context);
  await endVisas(context);
  await remindStudents(context);
  await sweepDocuments(context);
};

/** Every hour and at the start: deletes files whose retention is over, ends visas, sends reminders and sweeps uploads. */
export const startRetention = async (context: Context, redis: ReturnType<typeof openRedis>) => {
  await using parts = new AsyncDisposableStack();
  const queue = parts.use(openQueue(name, redis, context.log));
  parts.use(startWorker({ name, redis, log: context.log, concurrency: 1, handle: () => work(context) }));
  await queue.upsertJobScheduler('hourly', { every: hourMs });
  await queue.add('at start', undefined);
  return parts.move();
};
