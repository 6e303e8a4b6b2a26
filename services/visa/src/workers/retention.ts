import type { LastRuns } from '@waratah/kit/queues/last-runs';
import { startHourly } from '@waratah/kit/queues/schedule';
import type { Redis } from 'ioredis';
import { endVisas, remindStudents } from '../actions/end-visas.ts';
import { removeDocuments, sweepDocuments } from '../actions/remove-documents.ts';
import type { Context } from '../context.ts';

/** Every hour and at the start: deletes files whose retention is over, ends visas, sends reminders and sweeps uploads. */
export const startRetention = (context: Context, redis: Redis, runs: LastRuns) =>
  startHourly({
    name: 'visa-retention',
    redis,
    runs,
    log: context.log,
    work: async () => {
      await removeDocuments(context);
      await endVisas(context);
      await remindStudents(context);
      await sweepDocuments(context);
    },
  });
