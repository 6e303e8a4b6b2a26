import { type Metrics, watch } from '@waratah/kit/metrics/metrics';
import { dayFrom } from './actions/run-matching.ts';
import type { Context } from './context.ts';

const states = ['planned', 'prepared', 'requested', 'sent', 'empty', 'missed', 'bounced'] as const;

/**
 * Planned against sent, in numbers to alert on: a morning is done when no chunk is left and neither `planned`,
 * `prepared` nor `requested` is above zero, and late when they stay so.
 */
export const watchRun = (context: Context, metrics: Metrics) => {
  watch(metrics, {
    name: 'matching_digests',
    help: "Today's digests by state",
    label: 'state',
    read: async () => {
      const counts = await context.digests.countsOf(dayFrom(context, undefined));
      return Object.fromEntries(states.map((state) => [state, counts.get(state) ?? 0]));
    },
  });
  watch(metrics, {
    name: 'matching_run_chunks',
    help: "Chunks of today's run, done and left",
    label: 'state',
    read: async () => {
      const chunks = (await context.runs.byDay(dayFrom(context, undefined)))?.chunks ?? [];
      const done = chunks.filter((chunk) => chunk.done).length;
      return { done, left: chunks.length - done };
    },
  });
};
