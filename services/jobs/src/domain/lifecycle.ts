import { dayMs, usualAdDays } from '@waratah/vocabulary/limits';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { JobDocument } from './document.ts';
import { alreadySays } from './already-says.ts';
import { saysTheSame } from './words-read.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Job, JobFields, Review, Signal } from './job.ts';
import { payWarningOf } from './pay-warning.ts';
import { quotedIn, readAgain, readBefore } from './messages.ts';
import { allReasons, approvedAgain, type Circumstances, reviewOf, riskyReview } from './moderation.ts';
import type { Localities } from '@waratah/vocabulary/australia/localities';
import { placeOf } from '@waratah/vocabulary/australia/places';
import type { Posting } from './posting.ts';
import { begun, changed } from './visibility.ts';

/** Thirty days by default (design section 9). */
export const defaultExpiry = (from: Date) => new Date(from.getTime() + usualAdDays * dayMs);

/** Derived from the content: the place, and the fingerprint for finding near-copies. */
export const derived = (fields: JobFields, companyName: string, localities: Localities) => ({
  place: placeOf(fields, localities),
  fingerprint: fingerprintOf({ title: fields.title, companyName, description: fields.description }),
});

/** The author of an ad, its id and its idempotency key. */
export type Author = Readonly<{
  id: number;
  employerId: number;
  companyName: string;
  idempotencyKey?: string | undefined;
  firstPosted?: string | undefined;
  draftId?: number | undefined;
}>;

export type Ground = Readonly<{ localities: Localities; circumstances: Circumstances; now: Date }>;

/** A new ad of an employer. */
export const posted = (author: Author, posting: Posting, { localities, circumstances, now }: Ground): Changed<Job> => {
  const { expiresAt, ...fields } = posting;
  const { id, ...rest } = author;
  const review = reviewOf(circumstances, paysTooLittle(fields, now));
  return begun(
    {
      _id: id,
      ...rest,
      ...fields,
      ...derived(fields, author.companyName, localities),
      postedAt: now,
      expiresAt: expiresAt ?? defaultExpiry(now),
      createdAt: now,
      updatedAt: now,
      review,
      revision: 1,
      wordsVersion: 1,
      ...(review.status === 'approved' && { approvedAt: now }),
      ...(circumstances.suspended && { ownerSuspended: true }),
    },
    now,
  );
};

const paysTooLittle = (fields: JobFields, now: Date) => payWarningOf(fields, now) !== undefined;

/** Another change by its employer. */
const nextRevision = ({ revision = 1 }: Job) => ({ revision: revision + 1 });

/**
 * Changes an ad's content. Activating an expired ad gives it another thirty days. A rejected ad whose content stays is not
 * checked again, and so not changed.
 */
export const edited = (job: Job, posting: Posting, { localities, circumstances, now }: Ground): Changed<Job> => {
  if (job.review.status === 'rejected' && alreadySays(job, { ...posting, isActive: job.isActive }))
    return unchanged(job);
  const { expiresAt, ...fields } = posting;
  const kept = job.expiresAt > now || !posting.isActive ? job.expiresAt : defaultExpiry(now);
  const isSame = saysTheSame(job, fields);
  const after = reviewAfterEdit(job.review, circumstances, paysTooLittle(fields, now));
  const review = 'reason' in after && !isSame ? { ...after, reason: readBefore(after.reason) } : after;
  const words = isSame ? {} : { wordsVersion: job.version + 1 };
  const facts = derived(fields, job.companyName, localities);
  const next = { ...job, ...fields, ...facts, ...words, review, ...nextRevision(job) };
  return changed(job, { ...next, expiresAt: expiresAt ?? kept }, now);
};

/** A changed text ends the decision of an operator about the previous text. */
const reviewAfterEdit = (review: Review, circumstances: Circumstances, lowPay: boolean): Review => {
  if (review.status === 'rejected') return reviewOf({ ...circumstances, rejectedBefore: true }, lowPay);
  return review.status === 'approved' ? approvedAgain(circumstances, lowPay) : review;
};

/** A rejected ad is hidden already. Once it is changed, it is reviewed again, and it must not stay hidden after that. */
export const deactivated = (job: Job, now: Date): Changed<Job> =>
  job.isActive && job.review.status !== 'rejected'
    ? changed(job, { ...job, isActive: false, ...nextRevision(job) }, now)
    : unchanged(job);

/** Extends an ad to thirty days from now; an ad that runs longer, or was rejected, is not changed. */
export const renewed = (job: Job, now: Date): Changed<Job> =>
  job.review.status === 'rejected' || job.expiresAt >= defaultExpiry(now)
    ? unchanged(job)
    : changed(job, { ...job, expiresAt: defaultExpiry(now), ...nextRevision(job) }, now);

export const deleted = (job: Job, now: Date): Changed<Job> => changed(job, { ...job, deletedAt: now }, now);

export const unchanged = (job: Job): Changed<Job> => [job, []];

/** An operator's decision. */
export type Decision = Readonly<{ kind: 'approve' } | { kind: 'reject'; reason: string }>;

/** Rejects an ad that was shown, for instance after a report. */
export const takenDown = (job: Job, reason: string, now: Date): Changed<Job> =>
  changed(job, { ...job, review: { status: 'rejected', reason } }, now);

export const decided = (job: Job, decision: Decision, now: Date): Changed<Job> =>
  decision.kind === 'approve'
    ? changed(job, { ...job, review: { status: 'approved', by: 'operator' }, approvedAt: job.approvedAt ?? now }, now)
    : changed(job, { ...job, review: { status: 'rejected', reason: decision.reason } }, now);

/** Reviews an ad again that waited for its employer's email to be verified. */
export const released = (job: Job, circumstances: Circumstances, now: Date): Changed<Job> => {
  if (job.review.status !== 'pending_review' || job.review.cause !== 'email') return unchanged(job);
  const review = reviewOf(circumstances, paysTooLittle(job, now));
  return changed(
    job,
    { ...job, review, ...(review.status === 'approved' && { approvedAt: job.approvedAt ?? now }) },
    now,
  );
};

/**
 * Holds an ad with signs of fraud for a review, unless an operator has approved it. If it already waits for one, the
 * signs are added to the reason. Signs in the words before the last change count, too: students may have read those, and who
 * changes an ad again and again would never be held.
 */
export const heldBack = (
  job: Job,
  signals: readonly Signal[],
  now: Date,
  { areBeforeChange = false } = {},
): Changed<Job> => {
  const { review } = job;
  const read = riskyReview(signals, !job.source);
  const risky = areBeforeChange ? { ...read, reason: readBefore(read.reason) } : read;
  if (review.status === 'approved' && review.by === 'rule') return changed(job, { ...job, review: risky }, now);
  if (review.status !== 'pending_review' || review.cause !== 'review') return unchanged(job);
  const quotedBefore = areBeforeChange ? review.reason : readAgain(review.reason);
  const reason = isQuoted(job, signals) ? quotedBefore : allReasons([review.reason, risky.reason]);
  return reason === review.reason || reason.length > longestReason
    ? unchanged(job)
    : changed(job, { ...job, review: { ...risky, reason } }, now);
};

/** Nobody reads more reasons, however often an ad that waits is changed. */
const longestReason = 3_000;

/** Whether the reason of an ad's review quotes these words already. */
export const isQuoted = ({ review }: Pick<Job, 'review'>, signals: readonly Signal[]): boolean =>
  'reason' in review && signals.every((signal) => review.reason.includes(quotedIn([signal])));

export const withCompanyName = (job: Job, companyName: string, localities: Localities, now: Date): Changed<Job> =>
  job.companyName === companyName
    ? unchanged(job)
    : changed(
        job,
        {
          ...job,
          companyName,
          ...derived(job, companyName, localities),
          review: withoutOperator(job.review),
          wordsVersion: job.version + 1,
        },
        now,
      );

/** The approval of an operator was for the previous words. */
const withoutOperator = (review: Review): Review =>
  review.status === 'approved' ? { status: 'approved', by: 'rule' } : review;

/** Hides an ad while its employer's account is suspended, and restores it afterwards. */
export const ownedBy = (job: Job, { suspended }: Readonly<{ suspended: boolean }>, now: Date): Changed<Job> =>
  (job.ownerSuspended ?? false) === suspended
    ? unchanged(job)
    : changed(job, { ...job, ownerSuspended: suspended || undefined }, now);

/** Publishes that an ad is closed because its expiry date has passed. */
export const expired = (job: Job, now: Date): Changed<Job> =>
  job.shown && job.expiresAt <= now ? changed(job, job, now) : unchanged(job);

/** After an original was closed, one of its copies replaces it; the others become copies of that one. */
export const copyOf = (job: Job, original: number | undefined, now: Date): Changed<Job> =>
  changed(job, { ...job, duplicateOf: original }, now);

/** Requests the email that waited for the assessment. No other event is published. */
export const notified = ({ version }: Job, [job, events]: Changed<Job>): Changed<Job> => [
  { ...job, emailWaits: undefined, version: version + 1 },
  events,
];

type Moment = Readonly<{ circumstances: Circumstances; now: Date }>;

/** Replaces or removes the ad's document, which is a part of what students read, also where no machine can read it. */
export const documented = (
  job: Job,
  document: JobDocument | undefined,
  { circumstances, now }: Moment,
): Changed<Job> => {
  const after = reviewAfterEdit(job.review, circumstances, paysTooLittle(job, now));
  const review = 'reason' in after ? { ...after, reason: readBefore(after.reason) } : after;
  return changed(job, { ...job, document, review, wordsVersion: job.version + 1, ...nextRevision(job) }, now);
};
