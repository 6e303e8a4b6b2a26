import type { UserCaller } from '@waratah/kit/security/auth';
import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';

/** The caller's own draft. Another employer's looks the same as one that does not exist: NOT_FOUND. */
export const ownDraft = async ({ drafts }: Context, caller: UserCaller, id: number) => {
  const draft = await drafts.byId(id);
  if (draft?.employerId !== caller.id) throw notFound('Draft');
  return draft;
};
