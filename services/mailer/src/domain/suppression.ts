import { z } from 'zod';

/** Why an address gets no more email: its mailbox does not exist, or its owner reported our email as spam. */
export const Kind = z.enum(['bounce', 'complaint'], 'Must be bounce or complaint');
export type Kind = z.infer<typeof Kind>;

/** Reports about an address: on how many days its mailbox did not exist, and whether its owner complained. */
export type Reports = Readonly<{ bounceDays: number; complained: boolean }>;

/** On how many days a mailbox must be reported as missing before even requested emails stop. */
const daysUntilBarred = 2;

/**
 * Why an email is sent. 'security': its recipient must learn of it, whatever was reported; 'asked': somebody is waiting
 * for it; 'unasked': all others.
 */
export type Purpose = 'security' | 'asked' | 'unasked';

/**
 * After a bounce or a complaint, emails that the recipient requested are still sent, because one wrong answer of a mail
 * server must not cut anybody off. They stop once the mailbox was reported as missing on two days. Emails about the
 * security of an account ignore reports, since operators can make them.
 */
export const isSuppressed = ({ bounceDays, complained }: Reports, purpose: Purpose): Kind | undefined => {
  if (purpose === 'security') return undefined;
  if (bounceDays >= (purpose === 'asked' ? daysUntilBarred : 1)) return 'bounce';
  return complained && purpose === 'unasked' ? 'complaint' : undefined;
};
