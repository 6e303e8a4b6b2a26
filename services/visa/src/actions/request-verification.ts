import type { UserCaller } from '@waratah/kit/security/auth';
import { Failure, invalid } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { dayOf } from '../domain/day.ts';
import { claimOf } from '../domain/fields.ts';
import { messages } from '../domain/messages.ts';
import { submitted } from '../domain/verification.ts';

type ClaimInput = Parameters<typeof claimOf>[0];

/** Requests a review of the caller's document. */
export const requestVerification = async (context: Context, caller: UserCaller, input: ClaimInput) => {
  const { verifications, students, clock } = context;
  const student = await students.byId(caller.id);
  // The event of a new account has not arrived yet.
  if (!student) throw new Failure('UNAVAILABLE', messages.notKnownYet, 1);
  const claim = claimOf(input, student.visaSubclass, dayOf(clock()));
  const verification = await verifications.change(caller.id, (current) => submitted(current, claim, clock()));
  if (!verification) throw invalid('document', messages.noDocument);
  return verification;
};
