import type { UserCaller } from '@waratah/kit/auth';
import type { Context } from '../context.ts';
import { readDraftChange } from '../domain/draft.ts';
import { ownDraft } from './own-draft.ts';
import { requireVersion } from './require-version.ts';

/** Changes the given fields of an own draft; the rest stays as it is. */
export const updateDraft = async (
  context: Context,
  caller: UserCaller,
  { id, input, version }: Readonly<{ id: number; input: object; version?: number | undefined }>,
) => {
  const draft = await ownDraft(context, caller, id);
  requireVersion(draft.version, version);
  const next = { ...draft, ...readDraftChange(draft, input), version: draft.version + 1, updatedAt: context.clock() };
  return context.drafts.replace(next);
};
