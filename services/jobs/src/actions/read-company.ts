import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { isAbn } from '@waratah/vocabulary/abn';
import type { JobRecord } from '../domain/job.ts';

/** An employer as shown to every reader. */
export type Company = Readonly<{ id: number; name: string; abnChecked: boolean; jobs: readonly JobRecord[] }>;

/** A company without an account, as ads of other websites name it. */
export type NamedCompany = Readonly<{ name: string; jobs: readonly JobRecord[] }>;

/** The live imported ads under a name; an employer's own of the same name is another company. Errors: NOT_FOUND without any. */
export const readNamedCompany = async ({ jobs, clock }: Context, name: string): Promise<NamedCompany> => {
  const live = await jobs.liveImportedOf(name, clock());
  if (live.length === 0) throw notFound('Company');
  return { name, jobs: live };
};

/** An employer with live ads. An employer without any looks like one that does not exist. */
export const readCompany = async ({ jobs, employers, clock }: Context, id: number): Promise<Company> => {
  const [live, employer] = await Promise.all([jobs.liveOfEmployer(id, clock()), employers.byId(id)]);
  const [newest] = live;
  if (!newest || !employer || employer.suspended) throw notFound('Company');
  const isRead = await jobs.hasApprovedByOperator(id);
  return { id, name: newest.companyName, abnChecked: isAbn(employer.abn) && isRead, jobs: live };
};
