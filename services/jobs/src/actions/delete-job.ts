import type { UserCaller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';
import { deleted } from '../domain/lifecycle.ts';
import { changeOwn } from './change-own.ts';

/** Deletes an own ad for everybody; the document stays (design section 9: deleting is soft). */
export const deleteJob = async (context: Context, caller: UserCaller, id: number) => {
  await changeOwn(context, caller, id, deleted);
  return true;
};
