import { type Metrics, watch } from '@waratah/kit/metrics/metrics';
import type { Context } from './context.ts';

const states = ['waiting', 'claimed', 'sent', 'bounced', 'expired'] as const;
const dayMs = 24 * 3_600_000;

/** What became of a day's messages, in numbers to alert on. */
export const watchMessages = ({ messages, clock }: Context, metrics: Metrics) => {
  watch(metrics, {
    name: 'mailer_messages',
    help: 'Messages that were asked for in the last 24 hours, by what became of them',
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
