import type { MessageRequested } from '@waratah/events/mail/v1';

type Case = MessageRequested['content']['case'];

/** Mail that goes to many people at once and can wait. */
const toMany: ReadonlySet<Case> = new Set<Case>(['digest', 'news', 'jobExpiring', 'visaExpiring']);
/** Mail that somebody sits and waits for. */
const waitedFor: ReadonlySet<Case> = new Set<Case>(['passwordReset', 'verifyEmail', 'confirmSubscription']);

/** Which mail goes first when much waits: 0 before 1 before 2. */
export const priorityOf = ({ content }: MessageRequested): number => {
  if (waitedFor.has(content.case)) return 0;
  return toMany.has(content.case) ? 2 : 1;
};
