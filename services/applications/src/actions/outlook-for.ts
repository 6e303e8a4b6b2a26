import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { type Outlook, outlookOf } from '../domain/outlook.ts';

/** What a student may know about applying for an ad. */
export type ReadOutlook = Exclude<Outlook, { kind: 'unknown' }>;

/** The student, the ad, and whether the student can apply, or could at an earlier time. */
export const outlookFor = async (
  { people, jobs, applications, clock }: Context,
  studentId: number,
  jobId: number,
  at = clock(),
) => {
  const [person, job, application] = await Promise.all([
    people.byId(studentId),
    jobs.byId(jobId),
    applications.standingOf(studentId, jobId),
  ]);
  const outlook = outlookOf({ person, job, hasApplied: application !== null, at });
  return { outlook, person, job };
};

/** The same, for the student. Throws NOT_FOUND for an ad that the student may not see. */
export const readOutlook = async (context: Context, studentId: number, jobId: number): Promise<ReadOutlook> => {
  const { outlook } = await outlookFor(context, studentId, jobId);
  if (outlook.kind === 'unknown') throw notFound('Job');
  return outlook;
};
