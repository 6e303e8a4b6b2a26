import type { UserCaller } from '@waratah/kit/security/auth';
import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import type { Application } from '../domain/application.ts';
import type { Withdrawal } from '../domain/emails.ts';
import { withdrawn } from '../domain/lifecycle.ts';
import { recipientOf } from './recipient-of.ts';

/** Withdraws the caller's own application. Another student's looks the same as one that does not exist: NOT_FOUND. */
export const withdrawOwn = async (context: Context, caller: UserCaller, id: number) => {
  const [application] = await context.applications.byIds([id]);
  if (application?.studentId !== caller.id || !application.standing) throw notFound('Application');
  await withdraw(context, application, 'student');
  return true;
};

/** Withdraws an application, as of an earlier time if the student said so then; removes its resume and notifies the employer. May run twice. */
export const withdraw = async (
  context: Context,
  { _id, employerId, jobId }: Application,
  by: Withdrawal['by'],
  at = context.clock(),
) => {
  const { applications, objects, clock } = context;
  const employer = await recipientOf(context, { employerId, jobId });
  let resumeKey: string | undefined;
  await applications.change(_id, (current) => {
    resumeKey = current.resume?.key;
    return withdrawn(current, { by, employer, at }, clock());
  });
  if (resumeKey) await objects.remove([resumeKey]);
};
