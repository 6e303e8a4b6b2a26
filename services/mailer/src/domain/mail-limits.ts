import type { MessageRequested } from '@waratah/events/mail/v1';

/** What an email is about. */
export type MailKind = NonNullable<MessageRequested['content']['case']>;

/**
 * How many emails strangers may cause to one mailbox in a day. `network`: from one network. `usual`: from all networks
 * together. `ceiling`: with the first one from each further network, so that others' requests bar nobody who asks from
 * a network of their own. `hourly`: beyond both, one is sent if there was none in the last hour, so that those who fill
 * a mailbox from many networks have to go on all day to keep its owner out.
 */
type StrangerLimit = Readonly<{ network: number; usual: number; ceiling: number; hourly: boolean }>;

/**
 * What strangers may cause, by what they ask for. One network causes 14 emails a day to a mailbox in all, and any
 * number of networks 34, and one an hour of the two that let somebody in. Two networks together stay below `usual`, so
 * that a third still gets its emails.
 */
export const strangerLimits = {
  // Anybody may ask for these for any address. A registration repeats its email up to four times a day.
  confirmation: { network: 5, usual: 11, ceiling: 13, hourly: true },
  reset: { network: 3, usual: 7, ceiling: 10, hourly: true },
  subscription: { network: 3, usual: 7, ceiling: 8, hourly: false },
  /** Every other email to an address that nobody has confirmed. The portal shows its owner what it would say. */
  unconfirmed: { network: 3, usual: 3, ceiling: 3, hourly: false },
} as const satisfies Readonly<Record<string, StrangerLimit>>;

/** What strangers ask for; kinds of email with the same one are counted together. */
export type AskedFor = keyof typeof strangerLimits;

/**
 * How many emails of what strangers ask for one network or sender may cause to one domain in a day, because a domain may deliver
 * every name and subdomain to one person. `proven`: once some of its addresses are confirmed, as those of a university
 * are, whose students share networks. Not for providers of mailboxes, nor for programs on the machine itself.
 */
export const domainLimit = { unproven: 30, proven: 1_000 } as const;

/** A domain is proven by as many confirmed addresses. */
export const provenBy = 5;

/**
 * How many emails of one kind may go to one confirmed address in a day, from its owner and the portal; if other people
 * cause them, from one of these, and from all of these together who have not confirmed their own address; and which
 * limit holds for strangers.
 */
type MailLimit = Readonly<{ address: number; sender?: number; unprovenSenders?: number; strangers: AskedFor }>;

/** Of emails that nobody can ask for without an account. */
const strangers = 'unconfirmed';

/** Anybody may make such accounts; the employer's list has all of their applications. */
export const unprovenApplicants = 5;

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
  applicationReceived: { address: 1_000, sender: 100, unprovenSenders: unprovenApplicants, strangers },
  // Each follows one of those, on the same day or later.
  applicationGone: { address: 5_000, sender: 500, unprovenSenders: unprovenApplicants, strangers },
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

/**
 * What the limits of strangers count as one source: the network of whoever asked or, where nobody did, the account
 * whose act sends the email to somebody else, such as an employer who decides on applications; empty for the portal.
 */
export const sourceOf = ({ askerNetwork, senderId }: Pick<MessageRequested, 'askerNetwork' | 'senderId'>): string => {
  if (askerNetwork !== '') return askerNetwork;
  return senderId > 0 ? `account ${senderId}` : '';
};

/** A limit that an email may exceed. */
export type Limit = 'address' | 'network' | 'mailbox' | 'domain' | 'sender' | 'unproven';

/** What strangers asked for before: how many by network, and when the newest one was. */
export type AskedBefore = Readonly<{ byNetwork: ReadonlyMap<string, number>; newest?: Date | undefined }>;

/** The email in question: what was asked for, from which network, and when. */
type Asking = Readonly<{ askedFor: AskedFor; network: string; at: Date }>;

const hourMs = 3_600_000;

/**
 * Which limit of strangers an email exceeds, if any, given what was asked for before. What is beyond a network's share
 * is refused, so it counts for nobody else.
 */
export const strangerLimitReached = (
  { askedFor, network, at }: Asking,
  { byNetwork, newest }: AskedBefore,
): Extract<Limit, 'network' | 'mailbox'> | undefined => {
  const limit = strangerLimits[askedFor];
  const own = byNetwork.get(network) ?? 0;
  if (own >= limit.network) return 'network';
  const all = byNetwork.values().reduce((sum, count) => sum + Math.min(count, limit.network), 0);
  if (all < (own === 0 ? limit.ceiling : limit.usual)) return undefined;
  const wasQuiet = newest === undefined || at.getTime() - newest.getTime() >= hourMs;
  return limit.hourly && wasQuiet ? undefined : 'mailbox';
};
