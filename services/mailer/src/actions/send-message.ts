import { fromJson, type JsonValue } from '@bufbuild/protobuf';
import { type MessageRequested, MessageRequestedSchema } from '@waratah/events/mail/v1';
import { z } from 'zod';
import type { Context } from '../context.ts';
import {
  countedWith,
  domainLimit,
  type Limit,
  limitedForMs,
  mailLimits,
  type MailKind,
  provenBy,
  strangerLimitReached,
} from '../domain/mail-limits.ts';
import { foreignLinkIn } from '../domain/links.ts';
import {
  accepted,
  announcedAgain,
  deferred,
  type Message,
  type Refusal,
  refused,
  released,
  unanswered,
} from '../domain/message.ts';
import { isSuppressed, type Purpose } from '../domain/suppression.ts';
import type { CountedBy } from '../store/messages.ts';
import type { Email } from '../templates/templates.ts';
import type { Outcome } from '../transport.ts';
import { forgetSubscriber } from './forget-subscriber.ts';
import { sweepMessages } from './sweep-messages.ts';

/**
 * Claims a message, sends it and records the outcome. The outcome of a message sent before is published again. While
 * the mail server refuses too much, only messages that somebody is waiting for are sent. Throws if the mail server asks
 * to try later.
 */
export const sendMessage = async (context: Context, key: string) => {
  const { messages, breaker, clock } = context;
  if (!(await mayBeSent(context, key))) return;
  const claimed = await messages.claim(key, clock());
  if (!claimed) return announceAgain(context, key);
  const request = requestOf(claimed);
  if (foreignLinkIn(request.content.value, context.publicUrl) !== undefined) return refuse(context, claimed, foreign);
  const limit = await reachedLimit(context, claimed, request);
  if (limit) return refuseForLimit(context, claimed, limit);
  // The refusal is as old as the reports: they may be lifted before it is announced.
  const readAt = clock();
  const reports = await context.suppressions.reportsOf(claimed.to);
  const suppressed = isSuppressed(reports, purposeOf(request));
  if (suppressed) {
    const refusal = { reason: `suppressed after a ${suppressed}`, mailboxRefuses: true };
    return refuse(context, claimed, refusal, readAt);
  }
  const email = written(context, request);
  if ('reason' in email) return refuse(context, claimed, email);
  const outcome = await context.transport.send(key, claimed.to, email);
  context.attempts.inc({ outcome: labelOf(outcome) });
  if (outcome.kind === 'refused') return followRefusal(context, claimed, outcome);
  if (outcome.kind === 'accepted') {
    if (breaker.note('accepted') === 'closed') await startAgain(context);
    if (reports.bounceDays > 0) await context.suppressions.clearBounces(claimed.toHash, clock());
  }
  const messageId = context.transport.messageIdOf(key);
  await messages.conclude(claimed, (message) => {
    if (outcome.kind === 'accepted') return accepted(message, claimed, messageId, clock());
    return outcome.mayHaveArrived ? unanswered(message, claimed, messageId, clock()) : released(message, claimed);
  });
  if (outcome.kind === 'later') throw new Error(`the mail server asks to try later: ${outcome.reason}`);
};

const labelOf = (outcome: Outcome) => {
  if (outcome.kind === 'refused') return outcome.about;
  return outcome.kind === 'later' && outcome.mayHaveArrived ? 'ambiguous' : outcome.kind;
};

const startAgain = async (context: Context) => {
  context.log.warn('the mail server accepts email again');
  await sweepMessages(context);
};

/**
 * A message that somebody is waiting for is sent although the queue is stopped. One that is too late is given up
 * without trying.
 */
const mayBeSent = async ({ breaker, messages, clock }: Context, key: string) =>
  !breaker.isOpen() ||
  (await messages.isWaitedFor(key)) ||
  (await messages.isOverdue(key, clock())) ||
  breaker.allows(clock());

const followRefusal = async (context: Context, claimed: Message, { reason, about }: Refused) => {
  const { breaker, suppressions, messages, log, clock } = context;
  log.warn({ key: claimed._id, about, reason }, 'the mail server refused a message');
  if (breaker.note('refused') === 'opened')
    log.error({ reason }, 'the mail server refuses too much: the queue is stopped but for what somebody waits for');
  const at = clock();
  if (about === 'mailbox') await suppressions.add(claimed.to, { kind: 'bounce', reason, at });
  const refusal = { reason, mailboxRefuses: about === 'mailbox' };
  if (about !== 'sender') return refuse(context, claimed, refusal, at);
  await messages.conclude(claimed, (message) => deferred(message, claimed, refusal, clock()));
};

type Refused = Extract<Outcome, { kind: 'refused' }>;

const announceAgain = async ({ messages, transport, clock }: Context, key: string) => {
  await messages.change(key, (message) => announcedAgain(message, transport.messageIdOf(key), clock()));
};

/**
 * The rendered email, or why it cannot be rendered: the request is from another release, and trying again would not
 * help.
 */
const written = ({ templates, log }: Context, request: MessageRequested): Email | Refusal => {
  try {
    return templates.render(request);
  } catch (error) {
    log.error({ err: error, key: request.key }, 'message cannot be written');
    return {
      reason: `cannot be written: ${error instanceof Error ? error.message : String(error)}`,
      mailboxRefuses: false,
    };
  }
};

/** Which of its limits a message exceeds, if any. */
const reachedLimit = async (context: Context, message: Message, { content }: MessageRequested) => {
  const { mailbox, network, senderId, senderUnproven, at } = message;
  const { case: kind } = content;
  if (kind === undefined || mailbox === undefined) return undefined;
  const limits = mailLimits[kind];
  const since = new Date(at.getTime() - limitedForMs);
  const isReached = async (by: CountedBy, most: number | undefined) =>
    most !== undefined && (await context.messages.countBefore(message, by, { since, most })) >= most;
  if (network !== undefined) {
    const limit = await reachedByStrangers(context, { ...message, mailbox, network }, kind, since);
    if (limit) return limit;
  } else if (await isReached({ kind, mailbox }, limits.address)) return 'address';
  if (senderId && (await isReached({ kind, senderId }, limits.sender))) return 'sender';
  if (senderUnproven && (await isReached({ kind, mailbox, senderUnproven }, limits.unprovenSenders))) return 'unproven';
  return undefined;
};

type Strangers = Message & Readonly<{ mailbox: string; network: string }>;

const reachedByStrangers = async ({ messages, loopback }: Context, message: Strangers, kind: MailKind, since: Date) => {
  const { mailbox, network, domain, at } = message;
  const kinds = countedWith(kind);
  const before = await messages.askedBefore(message, { mailbox, kinds, since });
  const limit = strangerLimitReached({ askedFor: mailLimits[kind].strangers, network, at }, before);
  if (limit || !domain || !network || loopback.has(network)) return limit;
  const most = (await messages.isProven(domain, provenBy)) ? domainLimit.proven : domainLimit.unproven;
  const count = await messages.countBefore(message, { domain, network, kind: { $in: kinds } }, { since, most });
  return count >= most ? 'domain' : undefined;
};

const refuseForLimit = async (context: Context, claimed: Message, limit: Limit) => {
  context.log.warn({ key: claimed._id, kind: claimed.kind, limit }, 'too many messages of one kind in a day');
  context.limited.inc({ limit });
  const whose = {
    address: 'to this address',
    network: 'from this network or sender to this mailbox',
    mailbox: 'to this mailbox',
    domain: 'from this network or sender to this domain',
    sender: 'from this sender',
    unproven: 'from senders with unconfirmed addresses to this address',
  }[limit];
  await refuse(context, claimed, {
    reason: `too many of this kind ${whose} in a day`,
    mailboxRefuses: false,
    limited: true,
  });
};

/** None of our services requests such an email. */
const foreign: Refusal = { reason: 'a link leads away from the portal', mailboxRefuses: false };

/** Anyone can enter any address in the form of the mailing list. */
const unasked: ReadonlySet<string> = new Set([
  'digest',
  'jobExpiring',
  'visaExpiring',
  'confirmSubscription',
  'subscribed',
  'news',
]);

const security: ReadonlySet<string> = new Set(['passwordReset', 'newSignIn', 'operatorChanged']);

const purposeOf = ({ content }: MessageRequested): Purpose => {
  const kind = content.case ?? '';
  if (security.has(kind)) return 'security';
  return unasked.has(kind) ? 'unasked' : 'asked';
};

const refuse = async (context: Context, claimed: Message, refusal: Refusal, at = context.clock()) => {
  await context.messages.conclude(claimed, (message) => refused(message, claimed, refusal, at));
  if (refusal.mailboxRefuses) await forgetSubscriber(context, claimed.toHash);
};

const Json: z.ZodType<JsonValue> = z.json();

const requestOf = ({ request }: Message) =>
  fromJson(MessageRequestedSchema, Json.parse(request), { ignoreUnknownFields: true });
