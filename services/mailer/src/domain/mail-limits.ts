import { domainToASCII } from 'node:url';
import type { MessageRequested } from '@waratah/events/mail/v1';
import { addressHash } from './message.ts';

/** What an email is about. */
export type MailKind = NonNullable<MessageRequested['content']['case']>;

/**
 * How many emails strangers may cause to one mailbox in a day. `network`: from one network. `usual`: from all networks
 * together. `ceiling`: with the first one from each further network, so that others' requests bar nobody who asks from
 * a network of their own.
 */
type StrangerLimit = Readonly<{ network: number; usual: number; ceiling: number }>;

/**
 * What strangers may cause, by what they ask for. One network causes 14 emails a day to a mailbox in all, and any
 * number of networks 34. Two networks together stay below `usual`, so that a third still gets its emails.
 */
export const strangerLimits = {
  // Anybody may ask for these for any address. A registration repeats its email up to four times a day.
  confirmation: { network: 5, usual: 11, ceiling: 13 },
  reset: { network: 3, usual: 7, ceiling: 10 },
  subscription: { network: 3, usual: 7, ceiling: 8 },
  /** Every other email to an address that nobody has confirmed. The portal shows its owner what it would say. */
  unconfirmed: { network: 3, usual: 3, ceiling: 3 },
} as const satisfies Readonly<Record<string, StrangerLimit>>;

/** What strangers ask for; kinds of email with the same one are counted together. */
export type AskedFor = keyof typeof strangerLimits;

/**
 * How many emails of one kind may go to one confirmed address in a day, from its owner and the portal; if other people
 * cause them, from one of these; and which limit holds for strangers.
 */
type MailLimit = Readonly<{ address: number; sender?: number; strangers: AskedFor }>;

/** Of emails that nobody can ask for without an account. */
const strangers = 'unconfirmed';

/**
 * More than anybody with good intentions needs. Whoever reaches a limit is using the portal to fill somebody else's
 * mailbox.
 */
export const mailLimits: Readonly<Record<MailKind, MailLimit>> = {
  verifyEmail: { address: 6, strangers: 'confirmation' },
  passwordReset: { address: 5, strangers: 'reset' },
  confirmSubscription: { address: 3, strangers: 'subscription' },
  // The owner of the mailbox has confirmed the address before.
  welcome: { address: 6, strangers },
  subscribed: { address: 3, strangers },
  news: { address: 10, strangers },
  digest: { address: 10, strangers },
  newSignIn: { address: 50, strangers },
  operatorChanged: { address: 50, strangers },
  // About employers' own ads: a fair employer may let two hundred end on one day.
  jobStanding: { address: 500, strangers },
  jobExpiring: { address: 500, strangers },
  jobHeld: { address: 200, strangers },
  jobRejected: { address: 200, strangers },
  // A person, an operator or a calendar causes each of these once for each decision.
  visaVerified: { address: 10, strangers },
  visaRejected: { address: 10, strangers },
  visaRevoked: { address: 10, strangers },
  visaExpiring: { address: 10, strangers },
  // Between students and employers.
  applicationReceived: { address: 1_000, sender: 100, strangers },
  applicationGone: { address: 1_000, sender: 50, strangers },
  applicationSent: { address: 100, strangers },
  applicationMoved: { address: 100, sender: 5_000, strangers },
  appliedJobDeleted: { address: 100, sender: 5_000, strangers },
};

/** The period of the limits. */
export const limitedForMs = 24 * 3_600_000;

/** The kinds of email whose requests by strangers are counted together with those of one. */
export const countedWith = (kind: MailKind): readonly string[] =>
  Object.entries(mailLimits).flatMap(([other, limit]) =>
    limit.strangers === mailLimits[kind].strangers ? [other] : [],
  );

type Asked = Pick<MessageRequested, 'askedByOwner' | 'addressUnproven' | 'content'>;

/**
 * Whether a stranger may have asked for an email: not its owner, and it is one that anybody may ask for, or nobody has
 * confirmed its address.
 */
export const isStrangers = ({ askedByOwner, addressUnproven, content }: Asked): boolean => {
  if (addressUnproven) return true;
  return content.case !== undefined && mailLimits[content.case].strangers !== strangers && !askedByOwner;
};

/** A limit that an email may exceed. */
export type Limit = 'address' | 'network' | 'mailbox' | 'sender';

/**
 * Which limit of strangers an email from a network exceeds, if any, given how many were asked for before by network.
 * Those beyond a network's share are refused, so they count for nobody else.
 */
export const strangerLimitReached = (
  askedFor: AskedFor,
  network: string,
  before: ReadonlyMap<string, number>,
): Extract<Limit, 'network' | 'mailbox'> | undefined => {
  const limit = strangerLimits[askedFor];
  const own = before.get(network) ?? 0;
  if (own >= limit.network) return 'network';
  const all = before.values().reduce((sum, count) => sum + Math.min(count, limit.network), 0);
  return all >= (own === 0 ? limit.ceiling : limit.usual) ? 'mailbox' : undefined;
};

type Provider = Readonly<{ domain: string; ignored?: RegExp }>;
const google: Provider = { domain: 'gmail.com', ignored: /\./g };
const proton: Provider = { domain: 'proton.me', ignored: /[._-]/g };
const apple: Provider = { domain: 'icloud.com' };
const yandex: Provider = { domain: 'yandex.ru' };

/** Providers that deliver to one mailbox what is sent to several domains, or ignore signs before the @. */
const providers: ReadonlyMap<string, Provider> = new Map([
  ['gmail.com', google],
  ['googlemail.com', google],
  ['proton.me', proton],
  ['protonmail.com', proton],
  ['pm.me', proton],
  ['icloud.com', apple],
  ['me.com', apple],
  ['mac.com', apple],
  ['yandex.ru', yandex],
  ['yandex.com', yandex],
  ['ya.ru', yandex],
]);

/**
 * The hash of the mailbox behind an address, which counts what strangers ask for. The owner's emails are counted by the
 * hash of the address, which is another one. 'mei.tan+jobs@gmail.com' and 'meitan@googlemail.com' are one mailbox, as is
 * every address that only adds a tag after a plus sign.
 */
export const mailboxOf = (address: string): string => {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  const [name, given] = [lower.slice(0, at).replace(/(?<=.)\+.*$/s, ''), lower.slice(at + 1)];
  const { domain, ignored }: Provider = providers.get(given) ?? { domain: domainToASCII(given) || given };
  return addressHash(`mailbox ${ignored ? name.replaceAll(ignored, '') : name}@${domain}`);
};
