import { dayMs } from '@waratah/vocabulary/limits';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import { expiringEmail, type Recipient } from './emails.ts';
import type { Job } from './job.ts';

/** An employer is reminded this long before an ad ends (design section 9). */
export const reminderMs = 5 * dayMs;

/** An ad that runs no longer than this gets no reminder. */
const shortMs = 2 * reminderMs;

const isDue = (job: Job, now: Date) =>
  job.shown && job.expiresAt > now && job.expiresAt.getTime() - now.getTime() <= reminderMs;

const wasReminded = ({ remindedFor, expiresAt }: Job) => remindedFor?.getTime() === expiresAt.getTime();

/** Reminds the employer once per end date. The date is marked as reminded even without a recipient. */
export const reminded = (job: Job, recipient: Recipient | undefined, now: Date): Changed<Job> => {
  if (!isDue(job, now) || wasReminded(job)) return [job, []];
  const isShort = job.expiresAt.getTime() - job.postedAt.getTime() <= shortMs;
  const next = { ...job, version: job.version + 1, remindedFor: job.expiresAt };
  return [next, recipient && !isShort ? [expiringEmail(job, recipient, now)] : []];
};
