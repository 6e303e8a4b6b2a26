import type { UserCaller } from '@waratah/kit/security/auth';
import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { postingOf } from '../domain/draft.ts';
import { savePosting } from './save-posting.ts';

/**
 * Publishes a draft as an ad, then removes the draft. If the process is interrupted in between, publishing again finds
 * the ad already made from this draft, so there is only one.
 */
export const publishDraft = async (context: Context, caller: UserCaller, id: number) => {
  const { drafts, jobs, clock } = context;
  const draft = await drafts.byId(id);
  const earlier = await jobs.byDraft(id);
  if (earlier?.employerId === caller.id && !earlier.deletedAt) {
    if (draft) await drafts.remove(id);
    return earlier;
  }
  if (draft?.employerId !== caller.id) throw notFound('Draft');
  const job = await savePosting(context, postingOf(draft, clock()), {
    employerId: caller.id,
    draftId: id,
    first: () => jobs.byDraft(id),
  });
  await drafts.remove(id);
  return job;
};
