import type { Caller } from '@waratah/kit/auth';
import type { Context } from '../context.ts';

/** An application that another service names: its student and the ad's employer see it, others nothing. */
export const readReference = async ({ applications }: Context, caller: Caller, id: number) => {
  if (caller.kind !== 'user') return null;
  const [application] = await applications.byIds([id]);
  const isTheirs = application?.studentId === caller.id || application?.employerId === caller.id;
  return application?.standing && isTheirs ? application : null;
};
