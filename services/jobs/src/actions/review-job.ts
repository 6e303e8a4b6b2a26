import { conflict, invalid, notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import type { Job } from '../domain/job.ts';
import { type Decision, decided } from '../domain/lifecycle.ts';
import { atMost, messages } from '../domain/messages.ts';

type Wish = Readonly<{ id: number; approve: boolean; reason?: string | null | undefined }>;

/** An operator approves or rejects a waiting ad. */
export const reviewJob = async ({ jobs, clock }: Context, wish: Wish) => {
  const decision = decisionOf(wish);
  const job = await jobs.change(wish.id, (current) => {
    requireWaiting(current, decision);
    return decided(current, decision, clock());
  });
  if (!job) throw notFound('Job');
  return job;
};

const decisionOf = ({ approve, reason }: Wish): Decision => {
  if (approve) return { kind: 'approve' };
  const given = reason?.trim();
  if (!given) throw invalid('reason', messages.rejectionReason);
  if (given.length > 1_000) throw invalid('reason', atMost(1_000));
  return { kind: 'reject', reason: given };
};

const requireWaiting = ({ deletedAt, review }: Job, decision: Decision) => {
  if (deletedAt) throw notFound('Job');
  if (review.status !== 'pending_review') throw conflict(messages.notWaiting);
  if (review.cause === 'email' && decision.kind === 'approve') throw conflict(messages.waitsForEmail);
};
