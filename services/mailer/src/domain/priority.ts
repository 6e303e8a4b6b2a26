import type { MessageRequested } from '@waratah/events/mail/v1';

type Case = MessageRequested['content']['case'];

/** Email that goes to many people at once and can wait. */
const toMany: ReadonlySet<Case> = new Set<Case>(['digest', 'news', 'jobExpiring', 'visaExpiring']);
/** Email that somebody is waiting for. */
const waitedFor: ReadonlySet<Case> = new Set<Case>(['passwordReset', 'verifyEmail', 'confirmSubscription']);

/** The priority of an email when many are waiting: 0 before 1 before 2. */
export const priorityOf = ({ content }: MessageRequested): number => {
  if (waitedFor.has(content.case)) return 0;
  return toMany.has(content.case) ? 2 : 1;
};
