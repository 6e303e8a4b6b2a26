import { dayMs, usualAdDays } from '@waratah/vocabulary/limits';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { JobDocument } from './document.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Job, JobFields, Review, Signal } from './job.ts';
import { payWarningOf } from './pay-warning.ts';
import { approvedAgain, type Circumstances, reviewOf, riskyReview } from './moderation.ts';
import type { Localities } from '@waratah/vocabulary/australia/localities';
import { placeOf } from '@waratah/vocabulary/australia/places';
import type { Posting } from './posting.ts';
import { begun, changed } from './visibility.ts';

/** Thirty days by default (design section 9). */
export const defaultExpiry = (from: Date) => new Date(from.getTime() + usualAdDays * dayMs);

/** Derived from the ad's words: its place, and the fingerprint that near-copies share. */
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
      edition: 1,
      ...(review.status === 'approved' && { approvedAt: now }),
      ...(circumstances.suspended && { ownerSuspended: true }),
    },
    now,
  );
};

const paysTooLittle = (fields: JobFields, now: Date) => payWarningOf(fields, now) !== undefined;

/** Another change by its employer. */
const nextEdition = ({ edition = 1 }: Job) => ({ edition: edition + 1 });

/** The ad with other words. Switching an expired one on again starts its thirty days anew. */
export const edited = (job: Job, posting: Posting, { localities, circumstances, now }: Ground): Changed<Job> => {
  const { expiresAt, ...fields } = posting;
  const kept = job.expiresAt > now || !posting.isActive ? job.expiresAt : defaultExpiry(now);
  const review = reviewAfterEdit(job.review, circumstances, paysTooLittle(fields, now));
  const next = { ...job, ...fields, ...derived(fields, job.companyName, localities), review, ...nextEdition(job) };
  return changed(job, { ...next, expiresAt: expiresAt ?? kept }, now);
};

/** Other words end what an operator said of the former ones. */
const reviewAfterEdit = (review: Review, circumstances: Circumstances, lowPay: boolean): Review => {
  if (review.status === 'rejected') return reviewOf({ ...circumstances, rejectedBefore: true }, lowPay);
  return review.status === 'approved' ? approvedAgain(circumstances, lowPay) : review;
};

export const deactivated = (job: Job, now: Date): Changed<Job> =>
  job.isActive ? changed(job, { ...job, isActive: false, ...nextEdition(job) }, now) : unchanged(job);

/** Thirty days from now; one that lasts longer anyway stays as it is. */
export const renewed = (job: Job, now: Date): Changed<Job> =>
  job.expiresAt >= defaultExpiry(now)
    ? unchanged(job)
    : changed(job, { ...job, expiresAt: defaultExpiry(now), ...nextEdition(job) }, now);

export const deleted = (job: Job, now: Date): Changed<Job> => changed(job, { ...job, deletedAt: now }, now);

export const unchanged = (job: Job): Changed<Job> => [job, []];

/** An operator's decision. */
export type Decision = Readonly<{ kind: 'approve' } | { kind: 'reject'; reason: string }>;

/** Taken down after it was shown, as after a report: the same as a rejection. */
export const takenDown = (job: Job, reason: string, now: Date): Changed<Job> =>
  changed(job, { ...job, review: { status: 'rejected', reason } }, now);

export const decided = (job: Job, decision: Decision, now: Date): Changed<Job> =>
  decision.kind === 'approve'
    ? changed(job, { ...job, review: { status: 'approved', by: 'operator' }, approvedAt: job.approvedAt ?? now }, now)
    : changed(job, { ...job, review: { status: 'rejected', reason: decision.reason } }, now);

/** The employer's e-mail is verified: an ad that waited for it is judged again. */
export const released = (job: Job, circumstances: Circumstances, now: Date): Changed<Job> => {
  if (job.review.status !== 'pending_review' || job.review.cause !== 'email') return unchanged(job);
  const review = reviewOf(circumstances, paysTooLittle(job, now));
  return changed(
    job,
    { ...job, review, ...(review.status === 'approved' && { approvedAt: job.approvedAt ?? now }) },
    now,
  );
};

/** Signs of fraud were found in an ad that no operator has approved: one looks at it first. */
export const heldBack = (job: Job, signals: readonly Signal[], now: Date): Changed<Job> =>
  job.review.status === 'approved' && job.review.by === 'rule'
    ? changed(job, { ...job, review: riskyReview(signals) }, now)
    : unchanged(job);

export const renamed = (job: Job, companyName: string, localities: Localities, now: Date): Changed<Job> =>
  job.companyName === companyName
    ? unchanged(job)
    : changed(job, { ...job, companyName, ...derived(job, companyName, localities) }, now);

/** Hidden while its employer's account is suspended, and as it was again afterwards. */
export const ownedBy = (job: Job, { suspended }: Readonly<{ suspended: boolean }>, now: Date): Changed<Job> =>
  (job.ownerSuspended ?? false) === suspended
    ? unchanged(job)
    : changed(job, { ...job, ownerSuspended: suspended || undefined }, now);

/** The end has come: listeners hear that the ad is closed. */
export const expired = (job: Job, now: Date): Changed<Job> =>
  job.shown && job.expiresAt <= now ? changed(job, job, now) : unchanged(job);

/** A copy of an ad that is gone takes its place, or becomes a copy of the one that did. */
export const copyOf = (job: Job, original: number | undefined, now: Date): Changed<Job> =>
  changed(job, { ...job, duplicateOf: original }, now);

/** Replaces or removes the ad's document. The words are unchanged, so no event is published and the edition stays. */
export const documented = (job: Job, document: JobDocument | undefined): Changed<Job> => [
  { ...job, document, version: job.version + 1 },
  [],
];
