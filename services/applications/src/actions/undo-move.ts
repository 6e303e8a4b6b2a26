import type { UserCaller } from '@waratah/kit/security/auth';
import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { moveUndone } from '../domain/lifecycle.ts';

/** Undoes the last change of status of an application for one of the caller's ads. Throws NOT_FOUND, CONFLICT. */
export const undoMove = async (
  { applications, clock }: Context,
  caller: UserCaller,
  { id }: Readonly<{ id: number }>,
) => {
  const application = await applications.change(id, (current) => {
    if (current.employerId !== caller.id || !current.standing) throw notFound('Application');
    return moveUndone(current, clock());
  });
  if (!application) throw notFound('Application');
  return application;
};
