import { dayMs } from '@waratah/vocabulary/limits';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import type { Job } from './job.ts';

/** An employer is reminded this long before an ad ends (design section 9). */
export const reminderMs = 5 * dayMs;

/** An ad that was meant to stand no longer than this needs no reminder. */
const shortMs = 2 * reminderMs;

/** Whom to write to, and where the ad is. */
export type Reader = Readonly<{ email: string; fullName: string; jobUrl: string }>;

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });

const mailOf = (job: Job, { email, fullName, jobUrl }: Reader, now: Date) =>
  happened(
    'mail.message.v1.requested',
    {
      key: `job-expiring:${job._id}:${job.expiresAt.toISOString()}`,
      to: email,
      notAfter: BigInt(Math.floor(job.expiresAt.getTime() / 1_000)),
      content: {
        case: 'jobExpiring',
        value: { fullName, title: job.title, closes: day.format(job.expiresAt), jobUrl },
      },
    },
    now,
  );

const isDue = (job: Job, now: Date) =>
  job.shown && job.expiresAt > now && job.expiresAt.getTime() - now.getTime() <= reminderMs;

const wasReminded = ({ remindedFor, expiresAt }: Job) => remindedFor?.getTime() === expiresAt.getTime();

/** The wish for a mail goes with the mark that it was made: each end is told once. Nobody to write to is marked too. */
export const reminded = (job: Job, reader: Reader | undefined, now: Date): Changed<Job> => {
  if (!isDue(job, now) || wasReminded(job)) return [job, []];
  const isShort = job.expiresAt.getTime() - job.postedAt.getTime() <= shortMs;
  const next = { ...job, version: job.version + 1, remindedFor: job.expiresAt };
  return [next, reader && !isShort ? [mailOf(job, reader, now)] : []];
};
