import type { StoredEvent } from '@waratah/kit/events/stored-event';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { Context } from '../context.ts';
import { isEmailed, type Recipient, standingEmail } from '../domain/emails.ts';
import type { Assessment, Job } from '../domain/job.ts';
import { standingOf } from '../domain/standing.ts';
import { waitsForReading } from '../domain/words-read.ts';

/**
 * If the ad's state changed, stores the time and emails the employer, unless the change has an email of its own. An
 * email that signs of fraud could contradict waits until the text is read. `before` is undefined for a new ad.
 */
export const withStanding = async (
  context: Context,
  before: Job | undefined,
  change: Changed<Job>,
  assessment?: Assessment,
): Promise<Changed<Job>> => {
  const [job, events] = change;
  const now = context.clock();
  const standing = standingOf(job, now);
  if (job === before || job.deletedAt || (before && standing === lastStandingOf(before))) return change;
  const hasEmail = events.some(({ type }) => type === 'mail.message.v1.requested');
  const emailWaits = !hasEmail && waitsForReading(job, standing, assessment);
  const noted: Changed<Job> = [{ ...job, standingSince: now, emailWaits: emailWaits || undefined }, events];
  return hasEmail || emailWaits ? noted : withStandingEmail(context, noted);
};

/** Emails the employer the ad's new state, if there is an email for that state. */
export const withStandingEmail = async (context: Context, change: Changed<Job>): Promise<Changed<Job>> => {
  const standing = standingOf(change[0], context.clock());
  if (!isEmailed(standing)) return change;
  return withEmail(context, change, (job, recipient, now) => standingEmail(job, standing, recipient, now));
};

/** The state that was last published: an ad past its expiry date counts as live until it is closed. */
const lastStandingOf = (job: Job) => standingOf(job, job.shown ? new Date(job.expiresAt.getTime() - 1) : job.updatedAt);

type Write = (job: Job, recipient: Recipient, now: Date) => StoredEvent;

/**
 * Adds an email to the ad's employer to a change. None for an imported ad, which has no employer, nor to an address that
 * is not verified: the ad's words could be meant for somebody else.
 */
export const withEmail = async (
  { employers, publicUrl, clock }: Context,
  [job, events]: Changed<Job>,
  write: Write,
): Promise<Changed<Job>> => {
  const employer = job.employerId === undefined ? null : await employers.byId(job.employerId);
  if (!employer?.email || !employer.emailVerified) return [job, events];
  return [job, [...events, write(job, { ...employer, jobUrl: `${publicUrl}/employer/jobs/${job._id}` }, clock())]];
};
