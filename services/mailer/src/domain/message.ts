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
  /** SHA-256 of the address in lower case, which is kept when its owner deletes their account. */
  toHash: string;
  /**
   * What the limits count: the hash of the address or, if a stranger may have asked, of its mailbox; the source that the
   * limits of strangers count (`sourceOf`); what the email is about; who caused it; and whether nobody has confirmed the
   * sender's own address. Absent in older ones.
   */
  mailbox?: string;
  network?: string;
  kind?: string;
  senderId?: number | undefined;
  senderUnproven?: true;
  /** The hash of the address's domain; absent for public providers and in older ones. */
  domain?: string | undefined;
  /** The request as JSON; removed once the message is sent, because its links are secrets. */
  request?: unknown;
  notAfter?: Date | undefined;
  /** The priority when many wait: 0 before 1 before 2. Absent in messages of an earlier release. */
  priority?: number;
  state: 'waiting' | 'claimed' | 'sent' | 'bounced' | 'expired';
  claimedAt?: Date | undefined;
  /** How often the mail server refused it for a reason that can be fixed. */
  refusals?: number;
  /** How often the server, or the process that sent it, went silent when the server may have had the whole message. */
  silences?: number;
  /** When it is tried again after either. */
  notBefore?: Date | undefined;
  /** An earlier attempt may have reached the server. */
  ambiguous: boolean;
  at: Date;
};

/** Longer than any conversation with a mail server: an older claim belongs to a dead process. */
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

/** Claims a waiting message. One whose process died is claimed again and marked as ambiguous. */
export const claim = (message: Message, now: Date): Claim => {
  if (message.notAfter && message.notAfter <= now && message.state === 'waiting') {
    return { kind: 'expired', message: moved(message, { state: 'expired', request: undefined }) };
  }
  if (message.state === 'waiting' && message.notBefore && message.notBefore > now) return { kind: 'leave' };
  if (message.state === 'waiting')
    return { kind: 'claimed', message: moved(message, { state: 'claimed', claimedAt: now }) };
  if (message.state !== 'claimed' || !message.claimedAt || now.getTime() - message.claimedAt.getTime() < claimMs) {
    return { kind: 'leave' };
  }
  const silences = (message.silences ?? 0) + 1;
  return { kind: 'claimed', message: moved(message, { claimedAt: now, ambiguous: true, silences }) };
};

/** Only the process that holds the claim may record the outcome. */
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

/** A finished message that is requested again: the requester did not receive its outcome. */
export const announcedAgain = (message: Message, messageId: string, now: Date): Changed<Message> => {
  const { _id: key, ambiguous } = message;
  if (message.state === 'sent')
    return [moved(message, {}), [happened('mailer.message.v1.sent', { key, messageId, ambiguous }, now)]];
  if (message.state !== 'bounced') return [message, []];
  const refusal = { reason: 'refused before', mailboxRefuses: false };
  return [moved(message, {}), [happened('mailer.message.v1.bounced', { key, ...refusal }, now)]];
};

/**
 * Why a message will never be delivered, whether the next one to this mailbox would not be either, and whether a limit
 * was reached.
 */
export type Refusal = Readonly<{ reason: string; mailboxRefuses: boolean; limited?: true }>;

export const refused = (message: Message, claimed: Message, refusal: Refusal, now: Date): Changed<Message> => {
  if (!holds(message, claimed)) return [message, []];
  const bounced = moved(message, { state: 'bounced', request: undefined });
  return [bounced, [happened('mailer.message.v1.bounced', { key: message._id, ...refusal }, now)]];
};

/** Pauses between attempts after a refusal that can be fixed; a day in all. */
const minute = 60_000;
const pausesMs = [5 * minute, 30 * minute, 2 * 60 * minute, 6 * 60 * minute, 16 * 60 * minute];

/** Refused, but not because of the mailbox or the message: it is tried again, and given up after a day. */
export const deferred = (message: Message, claimed: Message, refusal: Refusal, now: Date): Changed<Message> => {
  if (!holds(message, claimed)) return [message, []];
  const { refusals = 0 } = message;
  const pauseMs = pausesMs[refusals];
  if (pauseMs === undefined) return refused(message, claimed, refusal, now);
  const notBefore = new Date(now.getTime() + pauseMs);
  return [moved(message, { state: 'waiting', claimedAt: undefined, refusals: refusals + 1, notBefore }), []];
};

/** The server could not be reached, or asked to try later. */
export const released = (message: Message, claimed: Message): Changed<Message> => {
  if (!holds(message, claimed)) return [message, []];
  return [moved(message, { state: 'waiting', claimedAt: undefined }), []];
};

const silencePausesMs = [minute, 10 * minute, 60 * minute, 6 * 60 * minute];

/**
 * The server went silent after it had received the whole message, so that each further attempt may be another copy: they
 * are few, none is too late to be of use, and the last one counts as sent.
 */
export const unanswered = (message: Message, claimed: Message, messageId: string, now: Date): Changed<Message> => {
  if (!holds(message, claimed)) return [message, []];
  const { silences = 0 } = message;
  const notBefore = new Date(now.getTime() + (silencePausesMs[silences] ?? Infinity));
  const isLast = Number.isNaN(notBefore.getTime()) || (message.notAfter && message.notAfter <= notBefore);
  if (isLast) return accepted({ ...message, ambiguous: true }, claimed, messageId, now);
  const again = { claimedAt: undefined, ambiguous: true, silences: silences + 1, notBefore } as const;
  return [moved(message, { state: 'waiting', ...again }), []];
};

export const addressHash = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('hex');

/** Never changes, so that a mailbox shows a message only once if it was sent twice. */
export const messageIdOf = (key: string, domain: string) =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}>`;
