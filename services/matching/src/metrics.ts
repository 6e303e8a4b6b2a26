import { type Metrics, watch } from '@waratah/kit/metrics/metrics';
import { dayFrom } from './actions/run-matching.ts';
import type { Context } from './context.ts';

const states = ['planned', 'prepared', 'requested', 'sent', 'empty', 'missed', 'bounced'] as const;

/**
 * Gauges of today's run, to alert on. A run is complete when no chunk is left and `planned`, `prepared` and `requested`
 * are zero; it is late while they are not.
 */
export const watchRun = (context: Context, metrics: Metrics) => {
  watch(metrics, {
    name: 'waratah_matching_digests',
    help: "Today's digests by state",
    label: 'state',
    read: async () => {
      const counts = await context.digests.countsOf(dayFrom(context, undefined));
      return Object.fromEntries(states.map((state) => [state, counts.get(state) ?? 0]));
    },
  });
  watch(metrics, {
    name: 'waratah_matching_run_chunks',
    help: "Chunks of today's run, done and left",
    label: 'state',
    read: async () => {
      const chunks = (await context.runs.byDay(dayFrom(context, undefined)))?.chunks ?? [];
      const done = chunks.filter((chunk) => chunk.done).length;
      return { done, left: chunks.length - done };
    },
  });
};
