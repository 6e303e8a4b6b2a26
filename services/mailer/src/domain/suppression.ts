import { z } from 'zod';

/** Why an address gets no more email: its mailbox does not exist, or its owner reported our email as spam. */
export const Kind = z.enum(['bounce', 'complaint'], 'Must be bounce or complaint');
export type Kind = z.infer<typeof Kind>;

/** Reports about an address: on how many days its mailbox did not exist, and whether its owner complained. */
export type Reports = Readonly<{ bounceDays: number; complained: boolean }>;

/** On how many days a mailbox must be reported as missing before even requested emails stop. */
const daysUntilBarred = 2;

/**
 * After a bounce or a complaint, emails that the recipient requested, such as a password reset, are still sent, because
 * one wrong answer of a mail server must not lock anybody out. They stop once the mailbox was reported as missing on
 * two days.
 */
export const isSuppressed = ({ bounceDays, complained }: Reports, isAskedFor: boolean): Kind | undefined => {
  if (bounceDays >= (isAskedFor ? daysUntilBarred : 1)) return 'bounce';
  return complained && !isAskedFor ? 'complaint' : undefined;
};
