import { happened } from '@waratah/kit/events/outbox';
import type { Job } from './job.ts';
import type { Reader } from './reminder.ts';

/** After so long an employer has seen it on the dashboard. */
const usefulMs = 7 * 24 * 3_600_000;

/** The wish for a mail that tells an employer why an ad is not shown. */
export const rejectionMail = (job: Job, reason: string, { email, fullName, jobUrl }: Reader, now: Date) =>
  happened(
    'mail.message.v1.requested',
    {
      key: `job-rejected:${job._id}:${job.version}`,
      to: email,
      notAfter: BigInt(Math.floor((now.getTime() + usefulMs) / 1_000)),
      content: { case: 'jobRejected', value: { fullName, title: job.title, reason, jobUrl } },
    },
    now,
  );
