import type { Logger } from '@waratah/kit/process/logger';
import { openQueue, startWorker } from '@waratah/kit/queues/queues';
import type { Redis } from 'ioredis';
import { assessText } from '../actions/assess-text.ts';
import type { WorkContext } from '../context.ts';
import type { Work } from '../store/texts.ts';

const name = 'ai-assess';
type Wanted = Pick<Work, 'desk' | 'id'>;

/** The queue of texts to assess; an id follows from text and version, so that one waits once however often it is put there. */
export const openAssessQueue = (redis: Redis, log: Logger) => {
  const queue = openQueue<Wanted>(name, redis, log);
  return {
    assessLater: async (work: readonly Work[]) => {
      if (work.length === 0) return;
      await queue.addBulk(work.map((one) => ({ name, data: { desk: one.desk, id: one.id }, opts: optionsOf(one) })));
    },
    [Symbol.asyncDispose]: () => queue[Symbol.asyncDispose](),
  };
};

const optionsOf = ({ desk, id, subjectVersion, round, rank }: Work) => ({
  jobId: `${desk}-${id}-${subjectVersion}-${round}`,
  priority: rank,
  removeOnComplete: true,
  removeOnFail: true,
});

/** At most so many texts are under way when the process is asked to stop, and it waits for them. */
const atOnce = 8;

export const startAssessWorker = (context: WorkContext, redis: Redis) =>
  startWorker<Wanted>({
    name,
    redis,
    log: context.log,
    concurrency: atOnce,
    handle: ({ data: { desk, id } }) =>
      desk === 'job' ? assessText(context, context.jobs, id) : assessText(context, context.profiles, id),
  });
