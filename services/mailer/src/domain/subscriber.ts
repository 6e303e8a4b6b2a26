import { createHash } from 'node:crypto';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import { type MailContent, requestMail } from '@waratah/kit/events/request-mail';

/**
 * An address on the pilot's mailing list, or waiting for its owner to confirm it (design section 9). An address that
 * leaves is removed, so there is no third state.
 */
export type Subscriber = {
  /** The hash of the address. */
  _id: string;
  version: number;
  address: string;
  state: 'asked' | 'listed';
  /** When the address was first entered. */
  askedAt: Date;
  lastLetterAt: Date;
  /** How many confirmation emails were sent. */
  letters: number;
};

const dayMs = 24 * 3_600_000;

/** An unconfirmed address is removed after this time. */
export const unconfirmedMs = 7 * dayMs;
export const unconfirmedLifetime = '7d';

/** Limits confirmation emails to an address, however often it is entered. */
const maxConfirmations = 3;
const minIntervalMs = 10 * 60_000;

/** The links in an email of the list. */
export type ListLinks = Readonly<{ confirmUrl: string; unsubscribeUrl: string }>;

/** The prefix of the keys of the list's messages to an address. */
export const listKey = (id: string) => `mailing-list:${id}:`;

const confirmationEmail = (subscriber: Subscriber, { confirmUrl, unsubscribeUrl }: ListLinks) => {
  const { _id, address, letters, askedAt, lastLetterAt } = subscriber;
  const key = `${listKey(_id)}confirm:${askedAt.getTime()}:${letters}`;
  const usefulForMs = askedAt.getTime() + unconfirmedMs - lastLetterAt.getTime();
  const content: MailContent = { case: 'confirmSubscription', value: { confirmUrl, unsubscribeUrl } };
  return requestMail({ key, to: address, addressUnproven: true, usefulForMs, content }, lastLetterAt);
};

export const ask = (id: string, address: string, links: ListLinks, now: Date): Changed<Subscriber> => {
  const state = 'asked';
  const subscriber: Subscriber = { _id: id, version: 1, address, state, askedAt: now, lastLetterAt: now, letters: 1 };
  return [subscriber, [confirmationEmail(subscriber, links)]];
};

/** Sends the confirmation again in case the first was lost, within the limits; not to a confirmed subscriber. */
export const askAgain = (subscriber: Subscriber, links: ListLinks, now: Date): Changed<Subscriber> => {
  const { state, letters, lastLetterAt, version } = subscriber;
  const tooSoon = now.getTime() - lastLetterAt.getTime() < minIntervalMs;
  if (state === 'listed' || letters >= maxConfirmations || tooSoon) return [subscriber, []];
  const asked: Subscriber = { ...subscriber, version: version + 1, letters: letters + 1, lastLetterAt: now };
  return [asked, [confirmationEmail(asked, links)]];
};

/** What an operator sends to the list. */
export type Newsletter = Readonly<{ subject: string; paragraphs: readonly string[] }>;

/** Equal for the same words, so that they are sent to an address only once. */
const contentHash = ({ subject, paragraphs }: Newsletter) =>
  createHash('sha256')
    .update([subject, ...paragraphs].join('\n'))
    .digest('hex')
    .slice(0, 32);

/** Sends a newsletter to a confirmed subscriber. */
export const write = (
  subscriber: Subscriber,
  newsletter: Newsletter,
  { unsubscribeUrl }: ListLinks,
  now: Date,
): Changed<Subscriber> => {
  if (subscriber.state !== 'listed') return [subscriber, []];
  const { _id, address, version } = subscriber;
  const { subject, paragraphs } = newsletter;
  const content: MailContent = { case: 'news', value: { subject, paragraphs: [...paragraphs], unsubscribeUrl } };
  const key = `${listKey(_id)}news:${contentHash(newsletter)}`;
  const written: Subscriber = { ...subscriber, version: version + 1, lastLetterAt: now };
  return [written, [requestMail({ key, to: address, content }, now)]];
};

/** Confirms the subscription and sends an email with a link to unsubscribe; a second confirmation changes nothing. */
export const confirm = (subscriber: Subscriber, { unsubscribeUrl }: ListLinks, now: Date): Changed<Subscriber> => {
  if (subscriber.state === 'listed') return [subscriber, []];
  const { _id, address, version } = subscriber;
  const content: MailContent = { case: 'subscribed', value: { unsubscribeUrl } };
  const key = `${listKey(_id)}joined:${now.getTime()}`;
  const listed: Subscriber = { ...subscriber, version: version + 1, state: 'listed' };
  return [listed, [requestMail({ key, to: address, content }, now)]];
};
