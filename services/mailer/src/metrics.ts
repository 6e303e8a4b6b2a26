import { type Metrics, watchOne } from '@waratah/kit/metrics/metrics';
import type { Context } from './context.ts';

/** Counting stops here: an alert needs no exact number. */
const countedAtMost = 100_000;

/** Gauges from MongoDB of the messages that are neither sent nor given up, and of the breaker. */
export const watchMessages = ({ messages, breaker, clock }: Context, metrics: Metrics) => {
  watchOne(metrics, {
    name: 'waratah_mailer_unsent_messages',
    help: 'Messages that are neither sent nor given up, at most 100,000',
    read: async () => messages.countUnsent(countedAtMost),
  });
  watchOne(metrics, {
    name: 'waratah_mailer_oldest_unsent_seconds',
    help: 'How long ago the oldest message was requested that is neither sent nor given up; 0 when there is none',
    read: async () =>
      Math.max(0, clock().getTime() - ((await messages.oldestUnsent(clock())) ?? clock().getTime())) / 1_000,
  });
  watchOne(metrics, {
    name: 'waratah_mailer_stopped',
    help: '1 while the queue is stopped because the mail server refuses too much, else 0',
    read: async () => (breaker.isOpen() ? 1 : 0),
  });
};
