import type { UserCaller } from '@waratah/kit/security/auth';
import { parseBody } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { alreadySays } from '../domain/already-says.ts';
import { edited, unchanged } from '../domain/lifecycle.ts';
import { editOf } from '../domain/posting.ts';
import { changeOwnJob } from './change-own-job.ts';
import { circumstancesOf } from './circumstances.ts';
import { requireVersion } from './require-version.ts';

type JobEdit = Readonly<{ id: number; input: unknown; version?: number | undefined }>;

/** Changes the given fields of an own ad. Repeating a change has no effect. Errors: TOO_MANY above 60 a minute. */
export const updateJob = async (context: Context, caller: UserCaller, { id, input, version }: JobEdit) => {
  await context.limits.edits.count(String(caller.id));
  const employer = await context.employers.byId(caller.id);
  const circumstances = await circumstancesOf(context, caller.id, employer);
  return changeOwnJob(context, caller, id, (job, now) => {
    const posting = parseBody(editOf(job, now), input);
    if (version !== undefined && alreadySays(job, posting)) return unchanged(job);
    requireVersion(job.revision ?? 1, version);
    return edited(job, posting, { localities: context.localities, circumstances, now });
  });
};
