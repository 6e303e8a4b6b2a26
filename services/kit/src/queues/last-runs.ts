import type { Connection } from 'mongoose';
import { writeConcern } from '../mongo/connection.ts';
import { type Metrics, watch } from '../metrics/metrics.ts';

/**
 * When each schedule of a service last completed. Kept in MongoDB, because Redis may forget a schedule and an empty
 * queue looks healthy.
 */
export type LastRuns = Readonly<{
  note: (schedule: string, at: Date) => Promise<void>;
  /** Reports the times of this service's schedules. */
  watch: (metrics: Metrics) => void;
}>;

type Row = { _id: string; at: Date };

export const lastRuns = (connection: Connection): LastRuns => {
  const rows = connection.collection<Row>('schedule_runs');
  return {
    note: async (schedule, at) => {
      await rows.updateOne({ _id: schedule }, { $max: { at } }, { upsert: true, writeConcern });
    },
    watch: (metrics) =>
      watch(metrics, {
        name: 'waratah_last_run_timestamp_seconds',
        help: 'When a schedule was last done to its end, from MongoDB',
        label: 'schedule',
        read: async () =>
          Object.fromEntries((await rows.find().toArray()).map(({ _id, at }) => [_id, at.getTime() / 1_000])),
      }),
  };
};
