import type { Logger } from '@waratah/kit/process/logger';
import { openQueue, startWorker } from '@waratah/kit/queues/queues';
import type { Redis } from 'ioredis';
import { assessText } from '../actions/assess-text.ts';
import type { WorkContext } from '../context.ts';
import type { Work } from '../store/texts.ts';

const name = 'ai-assess';
/** `desk` is the kind of text. The field keeps its old name because queued jobs outlive a release. */
type QueuedWork = Readonly<{ desk: Work['kind']; id: number }>;

/** The queue of texts to assess. The job id consists of text and version, so each is queued only once. */
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

/** Few at once, because a stop waits for the texts in progress. */
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
