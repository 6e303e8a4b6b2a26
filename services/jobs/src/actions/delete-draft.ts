import type { UserCaller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';
import { ownDraft } from './own-draft.ts';

/** Removes an own draft for good. */
export const deleteDraft = async (context: Context, caller: UserCaller, id: number) => {
  await ownDraft(context, caller, id);
  await context.drafts.remove(id);
  return true;
};
