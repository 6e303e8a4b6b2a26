import { forbidden } from '@waratah/kit/errors';
import type { Queue } from '@waratah/kit/queues/queues';
import type { Router } from 'express';
import type { Audit } from '../audit.ts';
import type { ContextOf } from '../context.ts';
import { admit } from '../rest/admit.ts';
import { answered } from './answered.ts';
import type { QueuePasses } from './queue-pass.ts';

type Parts = Readonly<{ queues: readonly Queue[]; passes: QueuePasses; audit: Audit; contextOf: ContextOf }>;

const operators = { roles: ['operator'] } as const;

/** The console's queue calls: the length of each queue, and a pass that opens their pages. */
export const addQueueRoutes = (api: Router, { queues, passes, audit, contextOf }: Parts) => {
  api.get('/ops/queues', async (request, response) => {
    const context = await contextOf(request);
    admit(operators, context.caller);
    await audit.record(context, { name: 'queues', field: 'queues counts' });
    response.json(
      await Promise.all(
        queues.map(async (queue) => {
          const { waiting = 0, active = 0, delayed = 0, failed = 0 } = await answered(queue.getJobCounts());
          return { name: queue.name, waiting, active, delayed, failed };
        }),
      ),
    );
  });
  api.post('/ops/queues/pass', async (request, response) => {
    const context = await contextOf(request);
    admit(operators, context.caller);
    if (context.caller.kind !== 'user') throw forbidden();
    await audit.record(context, { name: 'queues', field: 'queues open' });
    response.append(
      'Set-Cookie',
      await passes.cookieOf({ caller: context.caller, since: Math.floor(Date.now() / 1_000) }),
    );
    response.json({ success: true });
  });
};
