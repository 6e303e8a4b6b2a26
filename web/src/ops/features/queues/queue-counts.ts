import * as z from 'zod/mini';
import { callRest } from '../../../lib/api/rest.ts';

const QueueCounts = z.array(
  z.object({ name: z.string(), waiting: z.number(), active: z.number(), delayed: z.number(), failed: z.number() }),
);
export type QueueCount = z.infer<typeof QueueCounts>[number];

export const loadQueueCounts = async (signal: AbortSignal): Promise<readonly QueueCount[]> =>
  QueueCounts.parse(await (await callRest('/ops/queues', { signal })).json());

/** Gets a pass for this browser and opens the queues' pages, to which the browser cannot send the token. */
export const openQueuePages = async (): Promise<void> => {
  await callRest('/ops/queues/pass', { method: 'POST' });
  window.location.assign('/ops/queues');
};
