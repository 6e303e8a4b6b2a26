import type { UserCaller } from '@waratah/kit/security/auth';
import { Failure, invalid } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { dayOf } from '../domain/day.ts';
import { claimOf } from '../domain/fields.ts';
import { messages } from '../domain/messages.ts';
import { submitted } from '../domain/verification.ts';

type Wish = Parameters<typeof claimOf>[0];

/** Puts the caller's document in front of an operator. */
export const requestVerification = async (context: Context, caller: UserCaller, wish: Wish) => {
  const { verifications, students, clock } = context;
  const student = await students.byId(caller.id);
  // The news of a new account is on its way here.
  if (!student) throw new Failure('UNAVAILABLE', messages.notKnownYet, 5);
  const claim = claimOf(wish, student.visaSubclass, dayOf(clock()));
  const verification = await verifications.change(caller.id, (current) => submitted(current, claim, clock()));
  if (!verification) throw invalid('document', messages.noDocument);
  return verification;
};
