import type { MessageRequested } from '@waratah/events/mail/v1';
import { addressHash } from './message.ts';

/** What an email is about. */
export type MailKind = NonNullable<MessageRequested['content']['case']>;

/** How many emails of one kind may go to one mailbox in a day and, if other people cause them, from one of these. */
export type MailLimit = Readonly<{ mailbox: number; sender?: number }>;

/**
 * More than anybody with good intentions needs. Whoever reaches a limit is using the portal to fill somebody else's
 * mailbox.
 */
export const mailLimits: Readonly<Record<MailKind, MailLimit>> = {
  // Anybody may ask for these for any address. A registration repeats its email up to five times a day.
  verifyEmail: { mailbox: 6 },
  passwordReset: { mailbox: 5 },
  confirmSubscription: { mailbox: 3 },
  // The owner of the mailbox has confirmed the address before.
  welcome: { mailbox: 6 },
  subscribed: { mailbox: 3 },
  news: { mailbox: 10 },
  digest: { mailbox: 10 },
  newSignIn: { mailbox: 50 },
  operatorChanged: { mailbox: 50 },
  // About employers' own ads: a fair employer may let two hundred end on one day.
  jobStanding: { mailbox: 500 },
  jobExpiring: { mailbox: 500 },
  jobHeld: { mailbox: 200 },
  jobRejected: { mailbox: 200 },
  // A person, an operator or a calendar causes each of these once for each decision.
  visaVerified: { mailbox: 10 },
  visaRejected: { mailbox: 10 },
  visaRevoked: { mailbox: 10 },
  visaExpiring: { mailbox: 10 },
  // Between students and employers.
  applicationReceived: { mailbox: 1_000, sender: 100 },
  applicationGone: { mailbox: 1_000, sender: 50 },
  applicationSent: { mailbox: 100 },
  applicationMoved: { mailbox: 100, sender: 5_000 },
  appliedJobDeleted: { mailbox: 100, sender: 5_000 },
};

/** The period of the limits. */
export const limitedForMs = 24 * 3_600_000;

/** Providers that ignore dots before the @, by each of their domains. */
const withoutDots: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The hash of the mailbox behind an address that nobody has confirmed. A confirmed address is counted by its own hash,
 * which is another one, so that accounts with spellings of it take nothing from its owner. 'mei.tan+jobs@gmail.com' and 'meitan@googlemail.com' are one, as is every
 * address that only adds a tag after a plus sign.
 */
export const mailboxOf = (address: string): string => {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  const [name, domain] = [lower.slice(0, at).replace(/(?<=.)\+.*$/s, ''), lower.slice(at + 1)];
  const oneDomain = withoutDots[domain];
  return addressHash(`mailbox ${oneDomain ? `${name.replaceAll('.', '')}@${oneDomain}` : `${name}@${domain}`}`);
};
