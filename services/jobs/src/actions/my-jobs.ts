import type { UserCaller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';

/** The employer's own ads in every state, newest first. */
export const myJobs = ({ jobs }: Context, caller: UserCaller) => jobs.ofEmployer(caller.id);
