import type { UserCaller } from '@waratah/kit/security/auth';
import { invalid } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import type { Application } from '../domain/application.ts';
import { messages } from '../domain/messages.ts';
import type { ApplicationStatus } from '@waratah/vocabulary/statuses';

const maxPageSize = 500;

type PageInput = Readonly<{
  jobId?: number | null | undefined;
  status?: ApplicationStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;

export type Page = Readonly<{ applications: Application[]; nextCursor: string | null }>;

/**
 * A page of the applications for the caller's ads. Reads one more than it shows, to know whether there is a next page.
 */
export const employerPage = async ({ applications }: Context, caller: UserCaller, input: PageInput): Promise<Page> => {
  const { jobId, status, first, after } = input;
  const size = Math.max(1, Math.min(first, maxPageSize));
  const found = await applications.pageOf({
    employerId: caller.id,
    jobId: jobId ?? undefined,
    status: status ?? undefined,
    before: after ? idOf(after) : undefined,
    limit: size + 1,
  });
  const shown = found.slice(0, size);
  return { applications: shown, nextCursor: found.length > size ? String(shown.at(-1)?._id) : null };
};

/** A cursor is the id of the last application on the previous page. */
const idOf = (cursor: string) => {
  if (!/^\d{1,15}$/.test(cursor)) throw invalid('after', messages.badCursor);
  return Number(cursor);
};
