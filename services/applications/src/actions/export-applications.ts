import type { UserCaller } from '@waratah/kit/security/auth';
import type { ApplicationStatus } from '@waratah/vocabulary/statuses';
import type { Context } from '../context.ts';
import { tableOf } from '../domain/table.ts';

const maxRows = 5_000;

type Which = Readonly<{
  jobId?: number | null | undefined;
  status?: ApplicationStatus | null | undefined;
  /** The status to filter by. */
  ids?: readonly number[] | null | undefined;
}>;

/** The applications for the caller's ads as CSV, newest first. */
export const exportApplications = async ({ applications }: Context, { id: employerId }: UserCaller, which: Which) => {
  const { jobId, status, ids } = which;
  const found = await applications.pageOf({
    employerId,
    jobId: jobId ?? undefined,
    status: status ?? undefined,
    ids: ids ?? undefined,
    before: undefined,
    limit: maxRows,
  });
  return tableOf(found);
};
