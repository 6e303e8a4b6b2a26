import { z } from 'zod';

/** Why an address is written to no more: its mailbox is not there, or its owner called our mail unwanted. */
export const Kind = z.enum(['bounce', 'complaint'], 'Must be bounce or complaint');
export type Kind = z.infer<typeof Kind>;

/** After a complaint, emails that the recipient requested, such as a password reset, are still sent. */
export const isSuppressed = (kinds: ReadonlySet<Kind>, isAskedFor: boolean): Kind | undefined => {
  if (kinds.has('bounce')) return 'bounce';
  return kinds.has('complaint') && !isAskedFor ? 'complaint' : undefined;
};
