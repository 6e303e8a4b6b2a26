import type { Caller } from '@waratah/kit/security/auth';
import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';

/** An application that another service refers to; null for everyone except its student and the ad's employer. */
export const readReference = async ({ applications }: Context, caller: Caller, id: number) => {
  if (caller.kind !== 'user') return null;
  const [application] = await applications.byIds([id]);
  const isTheirs = application?.studentId === caller.id || application?.employerId === caller.id;
  return application?.standing && isTheirs ? application : null;
};

/** The same, for a direct request. Errors: NOT_FOUND. */
export const readApplication = async (context: Context, caller: Caller, id: number) => {
  const application = await readReference(context, caller, id);
  if (!application) throw notFound('Application');
  return application;
};
