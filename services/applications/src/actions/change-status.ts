import type { UserCaller } from '@waratah/kit/security/auth';
import { Failure, notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { movedOn } from '../domain/lifecycle.ts';
import { messages } from '../domain/messages.ts';
import type { ApplicationStatus } from '@waratah/vocabulary/statuses';

type Step = Readonly<{ id: number; status: ApplicationStatus; version?: number | undefined; undoable: boolean }>;

/**
 * Changes the status of an application for one of the caller's ads. Throws FORBIDDEN in the pilot, NOT_FOUND, CONFLICT.
 */
export const changeStatus = async (context: Context, caller: UserCaller, { id, ...step }: Step) => {
  const { applications, publicUrl, pilot, clock } = context;
  if (pilot) throw new Failure('FORBIDDEN', messages.pilot);
  const application = await applications.change(id, (current) => {
    if (current.employerId !== caller.id || !current.standing) throw notFound('Application');
    return movedOn(current, { ...step, publicUrl }, clock());
  });
  if (!application) throw notFound('Application');
  return application;
};
