import type { UserCaller } from '@waratah/kit/security/auth';
import { Failure, notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { messages } from '../domain/messages.ts';
import { refusalOf } from '../domain/outlook.ts';
import { makeApplication } from './make-application.ts';
import { outlookFor } from './outlook-for.ts';

/** Applies for an ad on the portal. Errors: the reason why the student cannot apply. */
export const applyForJob = async (context: Context, { id }: UserCaller, jobId: number) => {
  const { outlook, person, job } = await outlookFor(context, id, jobId);
  // The account is new, and its event has not arrived yet.
  if (!person && job) throw new Failure('UNAVAILABLE', messages.notKnownYet, 1);
  const refusal = refusalOf(outlook);
  if (refusal) throw refusal;
  if (!person || !job) throw notFound('Job');
  return makeApplication(context, { person, job, via: 'portal' });
};
