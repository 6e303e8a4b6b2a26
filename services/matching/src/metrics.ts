import { type Metrics, watch, watchOne } from '@waratah/kit/metrics/metrics';
import { dayFrom } from './actions/run-matching.ts';
import type { Context } from './context.ts';
import { morningOpenS, waitingThatMatter } from './domain/run.ts';

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
  watchOne(metrics, {
    name: 'waratah_matching_morning_open_seconds',
    help: "How long ago the day's run should have begun, while not 99 of 100 of its emails are with the mail server; else 0",
    read: async () => {
      const [now, day] = [context.clock(), dayFrom(context, undefined)];
      const run = await context.runs.byDay(day);
      const waiting = run ? await context.digests.countWaiting(day, waitingThatMatter(run)) : 0;
      return morningOpenS(context.schedule, now, { run, waiting });
    },
  });
};
