import { requestMail } from '@waratah/kit/events/request-mail';
import type { Job } from './job.ts';

/** The employer an email goes to, and the address of the ad. */
export type Recipient = Readonly<{ email: string; fullName: string; jobUrl: string }>;

/** After a week the employer has seen it on the dashboard. */
const rejectionUsefulForMs = 7 * 24 * 3_600_000;

/** Tells an employer why an ad is not shown. */
export const rejectionEmail = (job: Job, reason: string, { email, fullName, jobUrl }: Recipient, now: Date) =>
  requestMail(
    {
      key: `job-rejected:${job._id}:${job.version}`,
      to: email,
      usefulForMs: rejectionUsefulForMs,
      content: { case: 'jobRejected', value: { fullName, title: job.title, reason, jobUrl } },
    },
    now,
  );

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });

/** Tells an employer that an ad ends soon; useful until it ends. */
export const expiringEmail = (job: Job, { email, fullName, jobUrl }: Recipient, now: Date) =>
  requestMail(
    {
      key: `job-expiring:${job._id}:${job.expiresAt.toISOString()}`,
      to: email,
      usefulForMs: job.expiresAt.getTime() - now.getTime(),
      content: {
        case: 'jobExpiring',
        value: { fullName, title: job.title, closes: day.format(job.expiresAt), jobUrl },
      },
    },
    now,
  );
