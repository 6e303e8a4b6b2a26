import type { UserCaller } from '@waratah/kit/security/auth';
import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { type Application, type Leaving, withdrawn } from '../domain/application.ts';
import { readerOf } from './reader-of.ts';

/** Takes an application of the caller's own back; somebody else's looks exactly like one that is not there. */
export const withdrawOwn = async (context: Context, caller: UserCaller, id: number) => {
  const [application] = await context.applications.byIds([id]);
  if (application?.studentId !== caller.id || !application.standing) throw notFound('Application');
  await withdraw(context, application, 'student');
  return true;
};

/** Ends an application and removes its resume; the employer is told. May run twice. */
export const withdraw = async (context: Context, { _id, employerId, jobId }: Application, by: Leaving['by']) => {
  const { applications, objects, clock } = context;
  const employer = await readerOf(context, { employerId, jobId });
  let resumeKey: string | undefined;
  await applications.change(_id, (current) => {
    resumeKey = current.resume?.key;
    return withdrawn(current, { by, employer }, clock());
  });
  if (resumeKey) await objects.remove([resumeKey]);
};
