import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { endsWithNotForMe, freshUntil, interestId } from '../domain/interest.ts';
import { type Outlook, outlookOf } from '../domain/outlook.ts';

/** What a student may know about applying for an ad. */
export type ReadOutlook = Exclude<Outlook, { kind: 'unknown' }> &
  Readonly<{
    studentId: number;
    jobId: number;
    /** Whether "Not for me" withdraws their application. */
    endsWithNotForMe: boolean;
  }>;

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
  return { outlook, person, job, application };
};

/** The same, for the student. Throws NOT_FOUND for an ad that the student may not see. */
export const readOutlook = async (
  context: Context,
  studentId: number,
  jobId: number,
  { hasSeenAd = false } = {},
): Promise<ReadOutlook> => {
  const { outlook: found, job, application } = await outlookFor(context, studentId, jobId);
  const isGone = hasSeenAd && job?.closedReason === 'deleted';
  const outlook = isGone && found.kind === 'unknown' ? ({ kind: 'closed', interestWaits: false } as const) : found;
  if (outlook.kind === 'unknown') throw notFound('Job');
  return { ...outlook, studentId, jobId, endsWithNotForMe: application !== null && endsWithNotForMe(application) };
};

/** Until when their interest waits for the profile, the account or the ad, given now if it has not been; undefined if it does not. */
export const waitsUntil = async ({ interests, clock }: Context, outlook: ReadOutlook): Promise<Date | undefined> => {
  const { kind, studentId, jobId } = outlook;
  const waits = kind === 'profile' || kind === 'suspended' || (kind === 'closed' && outlook.interestWaits);
  if (!waits) return undefined;
  const given = await interests.byId(interestId(studentId, jobId));
  return freshUntil(given?.waiting ? given.at : clock());
};

/** When they withdrew their last application; undefined if they have not, or have applied again. */
export const outlookWithdrawnAt = async ({ applications }: Context, { kind, studentId, jobId }: ReadOutlook) =>
  kind === 'applied' ? undefined : applications.withdrawnForJob(studentId, jobId);
