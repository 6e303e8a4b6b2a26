import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { reasonOf } from '../domain/fields.ts';
import type { Reviewer } from '../domain/record.ts';
import { revoked } from '../domain/verification.ts';
import { recipientOf } from './recipient-of.ts';
import { oneReview, type Review } from './reviews.ts';

type RevocationInput = Readonly<{ studentId: number; version: number; reason: string }>;

/** An operator revokes a verification; the student receives the reason by email. */
export const revokeVerification = async (
  context: Context,
  reviewer: Reviewer,
  { studentId, version, reason }: RevocationInput,
): Promise<Review> => {
  const { verification, student } = await oneReview(context, studentId);
  const recipient = recipientOf(context, student);
  const revocation = { reviewer, revision: version, reason: reasonOf(reason), recipient };
  const now = context.clock();
  const result = await context.verifications.change(verification._id, (current) => revoked(current, revocation, now));
  if (!result) throw notFound('Verification');
  return { verification: result, student };
};
