import { requestMail } from '@waratah/kit/events/request-mail';
import { zoneOf } from '@waratah/vocabulary/australia/zones';
import type { Job, Signal } from './job.ts';
import type { Standing } from './standing.ts';

/** The employer an email goes to, and the address of the ad. */
export type Recipient = Readonly<{ email: string; fullName: string; jobUrl: string }>;

/** After a week the employer has seen it on the dashboard. */
const rejectionUsefulForMs = 7 * 24 * 3_600_000;

/** Emails an employer why an ad is not shown. */
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

/** Emails an employer which words of an ad are being checked, and how to answer; once for each version of the ad. */
export const heldEmail = (job: Job, signals: readonly Signal[], { email, fullName, jobUrl }: Recipient, now: Date) =>
  requestMail(
    {
      key: `job-held:${job._id}:${job.version}`,
      to: email,
      usefulForMs: rejectionUsefulForMs,
      content: {
        case: 'jobHeld',
        value: { fullName, title: job.title, quotes: [...new Set(signals.map(({ quote }) => quote))], jobUrl },
      },
    },
    now,
  );

/** The day on which an ad expires, in the time zone of its place, as shown to the employer. */
const endOf = ({ expiresAt, place, state }: Job) =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: zoneOf(state ?? place.state) }).format(expiresAt);

/** The states that an employer is emailed about. */
const emailedStandings = ['live', 'in_review', 'paused', 'expired', 'suspended'] as const;
type EmailedStanding = (typeof emailedStandings)[number];
export const isEmailed = (standing: Standing): standing is EmailedStanding =>
  emailedStandings.some((emailed) => emailed === standing);

/** Emails an employer the new state of an ad; once for each version of the ad. */
export const standingEmail = (job: Job, standing: EmailedStanding, recipient: Recipient, now: Date) =>
  requestMail(
    {
      key: `job-standing:${job._id}:${job.version}`,
      to: recipient.email,
      usefulForMs: rejectionUsefulForMs,
      content: {
        case: 'jobStanding',
        value: {
          fullName: recipient.fullName,
          title: job.title,
          standing,
          until: endOf(job),
          reason: 'reason' in job.review ? job.review.reason : '',
          jobUrl: recipient.jobUrl,
        },
      },
    },
    now,
  );

/** Emails an employer that an ad expires soon; not sent after it has expired. */
export const expiringEmail = (job: Job, { email, fullName, jobUrl }: Recipient, now: Date) =>
  requestMail(
    {
      key: `job-expiring:${job._id}:${job.expiresAt.toISOString()}`,
      to: email,
      usefulForMs: job.expiresAt.getTime() - now.getTime(),
      content: {
        case: 'jobExpiring',
        value: { fullName, title: job.title, closes: endOf(job), jobUrl },
      },
    },
    now,
  );
