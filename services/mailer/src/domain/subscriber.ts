import { createHash } from 'node:crypto';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';

/**
 * An address on the mailing list of the pilot, or asked to be on it: only its owner can confirm it (design section 9).
 * Who leaves is forgotten, so there is no third state.
 */
export type Subscriber = {
  /** The hash of the address. */
  _id: string;
  version: number;
  address: string;
  state: 'asked' | 'listed';
  /** When it was asked for first. */
  askedAt: Date;
  lastLetterAt: Date;
  /** How many letters asked for a confirmation. */
  letters: number;
};

const dayMs = 24 * 3_600_000;

/** What nobody confirms is forgotten after it. */
export const unconfirmedMs = 7 * dayMs;
export const unconfirmedLifetime = '7d';

/** Somebody else's address in the form makes few letters, whoever asks and however often. */
const mostLetters = 3;
const betweenLettersMs = 10 * 60_000;

/** Where letters of the list lead to. */
export type ListLinks = Readonly<{ confirmUrl: string; unsubscribeUrl: string }>;

/** What keys of the list's messages to an address begin with. */
export const listKey = (id: string) => `mailing-list:${id}:`;

const askedFor = (subscriber: Subscriber, { confirmUrl, unsubscribeUrl }: ListLinks) => {
  const { _id, address, letters, askedAt, lastLetterAt } = subscriber;
  const request = {
    key: `${listKey(_id)}confirm:${askedAt.getTime()}:${letters}`,
    to: address,
    notAfter: BigInt(Math.floor((askedAt.getTime() + unconfirmedMs) / 1_000)),
    content: { case: 'confirmSubscription', value: { confirmUrl, unsubscribeUrl } },
  } as const;
  return happened('mail.message.v1.requested', request, lastLetterAt);
};

export const ask = (id: string, address: string, links: ListLinks, now: Date): Changed<Subscriber> => {
  const state = 'asked';
  const subscriber: Subscriber = { _id: id, version: 1, address, state, askedAt: now, lastLetterAt: now, letters: 1 };
  return [subscriber, [askedFor(subscriber, links)]];
};

/** Another letter, in case the first was lost; none to who is on the list, and not too many. */
export const askAgain = (subscriber: Subscriber, links: ListLinks, now: Date): Changed<Subscriber> => {
  const { state, letters, lastLetterAt, version } = subscriber;
  const tooSoon = now.getTime() - lastLetterAt.getTime() < betweenLettersMs;
  if (state === 'listed' || letters >= mostLetters || tooSoon) return [subscriber, []];
  const asked: Subscriber = { ...subscriber, version: version + 1, letters: letters + 1, lastLetterAt: now };
  return [asked, [askedFor(asked, links)]];
};

/** What an operator writes to the list. */
export type News = Readonly<{ subject: string; paragraphs: readonly string[] }>;

/** The same words are the same letter, whoever sends them and however often. */
const newsKey = ({ subject, paragraphs }: News) =>
  createHash('sha256')
    .update([subject, ...paragraphs].join('\n'))
    .digest('hex')
    .slice(0, 32);

/** Asks for a letter to who is on the list. */
export const write = (
  subscriber: Subscriber,
  news: News,
  { unsubscribeUrl }: ListLinks,
  now: Date,
): Changed<Subscriber> => {
  if (subscriber.state !== 'listed') return [subscriber, []];
  const { _id, address, version } = subscriber;
  const request = {
    key: `${listKey(_id)}news:${newsKey(news)}`,
    to: address,
    content: {
      case: 'news' as const,
      value: { subject: news.subject, paragraphs: [...news.paragraphs], unsubscribeUrl },
    },
  };
  const written: Subscriber = { ...subscriber, version: version + 1, lastLetterAt: now };
  return [written, [happened('mail.message.v1.requested', request, now)]];
};

/** On the list, and told so in a letter from which it can be left; a second confirmation says nothing new. */
export const confirm = (subscriber: Subscriber, { unsubscribeUrl }: ListLinks, now: Date): Changed<Subscriber> => {
  if (subscriber.state === 'listed') return [subscriber, []];
  const { _id, address, version } = subscriber;
  const request = {
    key: `${listKey(_id)}joined:${now.getTime()}`,
    to: address,
    content: { case: 'subscribed', value: { unsubscribeUrl } },
  } as const;
  const listed: Subscriber = { ...subscriber, version: version + 1, state: 'listed' };
  return [listed, [happened('mail.message.v1.requested', request, now)]];
};
