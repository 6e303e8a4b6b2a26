import type { Logger } from '@waratah/kit/process/logger';
import { openQueue, startWorker } from '@waratah/kit/queues/queues';
import type { Redis } from 'ioredis';
import { assessText } from '../actions/assess-text.ts';
import type { WorkContext } from '../context.ts';
import type { Work } from '../store/texts.ts';

const name = 'ai-assess';
/** `desk` is the kind of text; its name stays, because queued work outlives a release. */
type QueuedWork = Readonly<{ desk: Work['kind']; id: number }>;

/** The queue of texts to assess. The job id is made of text and version, so that a text is in it once. */
export const openAssessQueue = (redis: Redis, log: Logger) => {
  const queue = openQueue<QueuedWork>(name, redis, log);
  return {
    assessLater: async (work: readonly Work[]) => {
      if (work.length === 0) return;
      await queue.addBulk(work.map((one) => ({ name, data: { desk: one.kind, id: one.id }, opts: optionsOf(one) })));
    },
    [Symbol.asyncDispose]: () => queue[Symbol.asyncDispose](),
  };
};

const optionsOf = ({ kind, id, subjectVersion, round, rank }: Work) => ({
  jobId: `${kind}-${id}-${subjectVersion}-${round}`,
  priority: rank,
  removeOnComplete: true,
  removeOnFail: true,
});

/** A stop waits for the texts that are being assessed, so there are few. */
const concurrency = 8;

export const startAssessWorker = (context: WorkContext, redis: Redis) =>
  startWorker<QueuedWork>({
    name,
    redis,
    log: context.log,
    concurrency,
    handle: ({ data: { desk, id } }) =>
      desk === 'job' ? assessText(context, context.jobs, id) : assessText(context, context.profiles, id),
  });
