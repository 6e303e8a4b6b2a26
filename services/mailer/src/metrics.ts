import { type Metrics, watch } from '@waratah/kit/metrics/metrics';
import type { Context } from './context.ts';

const states = ['waiting', 'claimed', 'sent', 'bounced', 'expired'] as const;
const dayMs = 24 * 3_600_000;

/** Gauges of the messages of the last 24 hours, to alert on. */
export const watchMessages = ({ messages, clock }: Context, metrics: Metrics) => {
  watch(metrics, {
    name: 'waratah_mailer_messages',
    help: 'Messages requested in the last 24 hours, by outcome',
    label: 'outcome',
    read: async () => {
      const since = new Date(clock().getTime() - dayMs);
      const counts = await Promise.all(
        states.map(
          async (state) => [state, await messages.model.countDocuments({ state, at: { $gte: since } })] as const,
        ),
      );
      return Object.fromEntries(counts);
    },
  });
};
