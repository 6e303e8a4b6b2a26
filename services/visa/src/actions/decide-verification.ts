import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { dayOf } from '../domain/day.ts';
import { findingOf } from '../domain/fields.ts';
import type { Reviewer } from '../domain/record.ts';
import { decided } from '../domain/verification.ts';
import { recipientOf } from './recipient-of.ts';
import { oneReview, type Review } from './reviews.ts';

type DecisionInput = Readonly<{ studentId: number; version: number; decision: Parameters<typeof findingOf>[0] }>;

/** An operator approves or rejects the revision that they have seen; the first of two approvals is only noted. */
export const decideVerification = async (
  context: Context,
  reviewer: Reviewer,
  input: DecisionInput,
): Promise<Review> => {
  const { verification, student } = await oneReview(context, input.studentId);
  const now = context.clock();
  const finding = findingOf(input.decision, dayOf(now));
  const recipient = recipientOf(context, student);
  const review = { reviewer, revision: input.version, finding, recipient, reviewers: context.reviewers };
  const result = await context.verifications.change(verification._id, (current) => decided(current, review, now));
  if (!result) throw notFound('Verification');
  return { verification: result, student };
};
