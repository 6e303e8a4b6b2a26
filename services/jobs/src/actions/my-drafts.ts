import type { UserCaller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';

/** The employer's own drafts, last changed first. */
export const myDrafts = ({ drafts }: Context, caller: UserCaller) => drafts.ofEmployer(caller.id);
