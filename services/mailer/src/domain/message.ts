import { createHash } from 'node:crypto';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';

/**
 * An outgoing message (design section 6, step 6). Its key is unique for ever.
 * waiting: to be sent; claimed: a process is sending it, or died while sending;
 * sent: a server accepted it; bounced: it will never be delivered; expired: too late to be of use.
 */
export type Message = {
  _id: string;
  version: number;
  to: string;
  /** SHA-256 of the address in lower case: what is left of it when its owner deletes their account. */
  toHash: string;
  /** The request as JSON; removed once the message is sent, because its links are secrets. */
  request?: unknown;
  notAfter?: Date | undefined;
  /** Which goes first when many wait: 0 before 1 before 2; messages of an earlier release have none. */
  priority?: number;
  state: 'waiting' | 'claimed' | 'sent' | 'bounced' | 'expired';
  claimedAt?: Date | undefined;
  /** A former attempt may have reached the server. */
  ambiguous: boolean;
  at: Date;
};

/** Longer than any conversation with a mail server may take: an older claim is a dead process's. */
export const claimMs = 30_000;

const moved = (message: Message, change: Partial<Message>): Message => ({
  ...message,
  ...change,
  version: message.version + 1,
});

/** What to do with a message that is due. */
export type Claim =
  | Readonly<{ kind: 'claimed'; message: Message }>
  | Readonly<{ kind: 'expired'; message: Message }>
  | Readonly<{ kind: 'leave' }>;

/** A waiting message is claimed; one whose claimant died is claimed again, as ambiguous. */
export const claim = (message: Message, now: Date): Claim => {
  if (message.notAfter && message.notAfter <= now && message.state === 'waiting') {
    return { kind: 'expired', message: moved(message, { state: 'expired', request: undefined }) };
  }
  if (message.state === 'waiting')
    return { kind: 'claimed', message: moved(message, { state: 'claimed', claimedAt: now }) };
  if (message.state !== 'claimed' || !message.claimedAt || now.getTime() - message.claimedAt.getTime() < claimMs) {
    return { kind: 'leave' };
  }
  return { kind: 'claimed', message: moved(message, { claimedAt: now, ambiguous: true }) };
};

/** Only the holder of the claim may record the outcome. */
const holds = (message: Message, claimed: Message) =>
  message.state === 'claimed' && message.version === claimed.version;

export const accepted = (message: Message, claimed: Message, messageId: string, now: Date): Changed<Message> => {
  if (!holds(message, claimed)) return [message, []];
  const sent = moved(message, { state: 'sent', request: undefined });
  return [
    sent,
    [happened('mailer.message.v1.sent', { key: message._id, messageId, ambiguous: message.ambiguous }, now)],
  ];
};

/** A concluded message that is asked for again: whoever asks has not heard its outcome. */
export const announcedAgain = (message: Message, messageId: string, now: Date): Changed<Message> => {
  const { _id: key, ambiguous } = message;
  if (message.state === 'sent')
    return [moved(message, {}), [happened('mailer.message.v1.sent', { key, messageId, ambiguous }, now)]];
  if (message.state !== 'bounced') return [message, []];
  const refusal = { reason: 'refused before', mailboxRefuses: false };
  return [moved(message, {}), [happened('mailer.message.v1.bounced', { key, ...refusal }, now)]];
};

/** Why a message will never be delivered, and whether the next to this mailbox would not be either. */
export type Refusal = Readonly<{ reason: string; mailboxRefuses: boolean }>;

export const refused = (message: Message, claimed: Message, refusal: Refusal, now: Date): Changed<Message> => {
  if (!holds(message, claimed)) return [message, []];
  const bounced = moved(message, { state: 'bounced', request: undefined });
  return [bounced, [happened('mailer.message.v1.bounced', { key: message._id, ...refusal }, now)]];
};

/** The server was not reached, asked to try later, or fell silent when it had all of the message. */
export const released = (message: Message, claimed: Message, mayHaveArrived: boolean): Changed<Message> => {
  if (!holds(message, claimed)) return [message, []];
  const ambiguous = message.ambiguous || mayHaveArrived;
  return [moved(message, { state: 'waiting', claimedAt: undefined, ambiguous }), []];
};

export const addressHash = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('hex');

/** The same for ever, so that a mailbox shows a message sent twice once. */
export const messageIdOf = (key: string, domain: string) =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}>`;
