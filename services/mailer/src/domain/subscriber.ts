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
  /** How many confirmation emails were requested. */
  letters: number;
  /** How many of them from each network, and when the last. Absent in older ones. */
  asks?: readonly NetworkAsks[] | undefined;
};

type NetworkAsks = Readonly<{ network: string; letters: number; at: Date }>;

const dayMs = 24 * 3_600_000;

/** An unconfirmed address is removed after this time. */
export const unconfirmedMs = 7 * dayMs;
export const unconfirmedLifetime = '7d';

/**
 * Limits confirmation emails to an address by who enters it, so that nobody who enters it keeps its owner from theirs.
 * The mailer limits them all together.
 */
const maxConfirmations = 3;
const minIntervalMs = 10 * 60_000;
const maxNetworks = 20;

/** The links in the email, and the mark of the network of whoever entered the address. */
type Asking = Readonly<{ links: ListLinks; network: string }>;

/** The links in an email of the list. */
export type ListLinks = Readonly<{ confirmUrl: string; unsubscribeUrl: string }>;

/** The prefix of the keys of the list's messages to an address. */
export const listKey = (id: string) => `mailing-list:${id}:`;

const confirmationEmail = (subscriber: Subscriber, { links, network: askerNetwork }: Asking) => {
  const { confirmUrl, unsubscribeUrl } = links;
  const { _id, address, letters, askedAt, lastLetterAt } = subscriber;
  const key = `${listKey(_id)}confirm:${askedAt.getTime()}:${letters}`;
  const usefulForMs = askedAt.getTime() + unconfirmedMs - lastLetterAt.getTime();
  const content: MailContent = { case: 'confirmSubscription', value: { confirmUrl, unsubscribeUrl } };
  return requestMail({ key, to: address, addressUnproven: true, askerNetwork, usefulForMs, content }, lastLetterAt);
};

/** A new subscriber, with the first email that asks for a confirmation. */
export const ask = (id: string, address: string, asking: Asking, now: Date): Changed<Subscriber> => {
  const times = { askedAt: now, lastLetterAt: now };
  const asks = [{ network: asking.network, letters: 1, at: now }];
  const subscriber: Subscriber = { _id: id, version: 1, address, state: 'asked', ...times, letters: 1, asks };
  return [subscriber, [confirmationEmail(subscriber, asking)]];
};

/** Sends the confirmation again in case the first was lost, within the limits; not to a confirmed subscriber. */
export const askAgain = (subscriber: Subscriber, asking: Asking, now: Date): Changed<Subscriber> => {
  const { state, letters, asks = [], version } = subscriber;
  const own = asks.find(({ network }) => network === asking.network);
  if (state === 'listed' || !mayAsk(asks, own, now)) return [subscriber, []];
  const others = asks.filter((one) => one !== own);
  const next = { network: asking.network, letters: (own?.letters ?? 0) + 1, at: now };
  const counts = { letters: letters + 1, asks: [...others, next], lastLetterAt: now };
  const asked: Subscriber = { ...subscriber, version: version + 1, ...counts };
  return [asked, [confirmationEmail(asked, asking)]];
};

const mayAsk = (asks: readonly NetworkAsks[], own: NetworkAsks | undefined, now: Date) =>
  own ? own.letters < maxConfirmations && now.getTime() - own.at.getTime() >= minIntervalMs : asks.length < maxNetworks;

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
