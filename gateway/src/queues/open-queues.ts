import type { Logger } from '@waratah/kit/process/logger';
import { openQueue, type Queue } from '@waratah/kit/queues/queues';
import type { Redis } from 'ioredis';
import { queueNames } from './queue-names.ts';

/** Opens every queue, for display. */
export const openQueues = (redis: Redis, log: Logger): readonly (Queue & AsyncDisposable)[] =>
  queueNames.map((name) => openQueue(name, redis, log));
