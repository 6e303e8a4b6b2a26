import { counter, type Metrics } from '@waratah/kit/metrics/metrics';

/** Counts attempts to send, by outcome. */
export const countAttempts = (metrics: Metrics) =>
  counter(metrics, {
    name: 'waratah_mailer_attempts_total',
    help: 'Attempts to send a message: accepted, later (asked to try again), or refused because of the mailbox, the message or the sender; limited if it was not tried because there were too many of its kind',
    label: 'outcome',
    values: ['accepted', 'later', 'mailbox', 'message', 'sender', 'limited'],
  });

export type Attempts = ReturnType<typeof countAttempts>;
