import type { UserCaller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';
import { alreadySays } from '../domain/already-says.ts';
import { changedDraft, readDraftChange } from '../domain/draft.ts';
import { ownDraft } from './own-draft.ts';
import { requireVersion } from './require-version.ts';

/** Changes the given fields of an own draft. Repeating a change has no effect. */
export const updateDraft = async (
  context: Context,
  caller: UserCaller,
  { id, input, version }: Readonly<{ id: number; input: object; version?: number | undefined }>,
) => {
  const draft = await ownDraft(context, caller, id);
  const fields = readDraftChange(draft, input);
  if (version !== undefined && alreadySays(draft, fields)) return draft;
  requireVersion(draft.version, version);
  return context.drafts.replace(changedDraft(draft, fields, context.clock()));
};
