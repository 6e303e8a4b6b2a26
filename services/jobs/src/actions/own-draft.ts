import type { UserCaller } from '@waratah/kit/security/auth';
import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';

/** A draft of the caller's own; somebody else's looks exactly like one that is not there. */
export const ownDraft = async ({ drafts }: Context, caller: UserCaller, id: number) => {
  const draft = await drafts.byId(id);
  if (draft?.employerId !== caller.id) throw notFound('Draft');
  return draft;
};
