import { counter, type Metrics } from '@waratah/kit/metrics/metrics';

/** Counts attempts to send, by outcome. */
export const countAttempts = (metrics: Metrics) =>
  counter(metrics, {
    name: 'waratah_mailer_attempts_total',
    help: 'Attempts to send a message: accepted, later (asked to try again), ambiguous (cut off after the server had the message), or refused because of the mailbox, the message or the sender',
    label: 'outcome',
    values: ['accepted', 'later', 'ambiguous', 'mailbox', 'message', 'sender'],
  });

export type Attempts = ReturnType<typeof countAttempts>;

/** Counts messages that were not sent because of a limit, by the limit. */
export const countLimited = (metrics: Metrics) =>
  counter(metrics, {
    name: 'waratah_mailer_limited_total',
    help: 'Messages that were not sent because of too many of the kind in a day: from the owner of their address or the portal, from strangers of one source to one mailbox or to one domain, from strangers to one mailbox, from their sender, or from senders with unconfirmed addresses',
    label: 'limit',
    values: ['address', 'network', 'mailbox', 'domain', 'sender', 'unproven'],
  });
