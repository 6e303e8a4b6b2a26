import type { Changed } from '@waratah/kit/mongo/aggregate';
import { conflict, invalid, notFound } from '@waratah/kit/errors';
import { writtenText } from '@waratah/kit/written-text';
import type { Context } from '../context.ts';
import { rejectionEmail } from '../domain/emails.ts';
import type { Job } from '../domain/job.ts';
import { type Decision, decided, takenDown } from '../domain/lifecycle.ts';
import { atMost, messages } from '../domain/messages.ts';
import { changeJob } from './change-job.ts';
import { withEmail } from './with-email.ts';

type Review = Readonly<{
  id: number;
  approve: boolean;
  reason?: string | null | undefined;
  /** The revision that the operator looked at. */
  version?: number | null | undefined;
}>;

/** An operator approves or rejects a waiting ad; a second decision is a CONFLICT. */
export const reviewJob = async (context: Context, review: Review) => {
  const decision = decisionOf(review);
  const job = await changeJob(context, review.id, async (current) => {
    requireWaiting(current, decision);
    if (typeof review.version === 'number' && review.version !== (current.revision ?? 1))
      throw conflict(messages.changedForReview);
    const change = decided(current, decision, context.clock());
    return decision.kind === 'reject' ? withRejection(context, change, decision.reason) : change;
  });
  if (!job) throw notFound('Job');
  return job;
};

/** Rejects an ad that was approved, and closes the reports about it. */
export const takeDownJob = async (context: Context, { id, reason }: Readonly<{ id: number; reason: string }>) => {
  const given = reasonIn(reason);
  const job = await changeJob(context, id, async (current) => {
    if (current.deletedAt) throw notFound('Job');
    if (current.review.status === 'rejected') throw conflict(messages.rejectedAlready);
    return withRejection(context, takenDown(current, given, context.clock()), given);
  });
  if (!job) throw notFound('Job');
  await context.reports.close(id, context.clock());
  return job;
};

const withRejection = (context: Context, change: Changed<Job>, reason: string) =>
  withEmail(context, change, (job, recipient, now) => rejectionEmail(job, reason, recipient, now));

const decisionOf = ({ approve, reason }: Review): Decision =>
  approve ? { kind: 'approve' } : { kind: 'reject', reason: reasonIn(reason) };

const reasonIn = (reason: string | null | undefined) => {
  const given = writtenText(reason ?? '');
  if (!given) throw invalid('reason', messages.rejectionReason);
  if (given.length > 1_000) throw invalid('reason', atMost(1_000));
  return given;
};

const requireWaiting = ({ deletedAt, review }: Job, decision: Decision) => {
  if (deletedAt) throw notFound('Job');
  if (review.status !== 'pending_review') throw conflict(messages.notWaiting);
  if (review.cause === 'email' && decision.kind === 'approve') throw conflict(messages.waitsForEmail);
};
