import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { endsWithNotForMe, interestId, isFresh, lastDayOf } from '../domain/interest.ts';
import { type Obstacles, obstaclesOf, type Outlook, outlookOf } from '../domain/outlook.ts';

/** What a student may know about applying for an ad. */
export type ReadOutlook = Exclude<Outlook, { kind: 'unknown' }> &
  Readonly<{
    studentId: number;
    jobId: number;
    /** What keeps their interest from becoming an application now; undefined if nothing does, or it never can. */
    obstacles: Obstacles | undefined;
    /** Whether turning the job down withdraws their application. */
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
  const { outlook: found, person, job, application } = await outlookFor(context, studentId, jobId);
  const isGone = hasSeenAd && job?.closedReason === 'deleted';
  const outlook = isGone && found.kind === 'unknown' ? ({ kind: 'closed', interestWaits: false } as const) : found;
  if (outlook.kind === 'unknown') throw notFound('Job');
  return {
    ...outlook,
    studentId,
    jobId,
    obstacles: obstaclesOf(outlook, person),
    endsWithNotForMe: application !== null && endsWithNotForMe(application),
  };
};

/** An interest that waits, or would if it were given now. */
type InterestWait = Obstacles & Readonly<{ until: string; isGiven: boolean }>;

/** What their interest waits for and until when, given now if it has not been; undefined if it does not wait. */
export const interestWait = async (
  { interests, clock }: Context,
  { studentId, jobId, obstacles }: ReadOutlook,
): Promise<InterestWait | undefined> => {
  if (!obstacles) return undefined;
  const now = clock();
  const given = await interests.byId(interestId(studentId, jobId));
  const isGiven = given?.waiting === true && isFresh(given, now);
  return { ...obstacles, until: lastDayOf(isGiven ? given.at : now), isGiven };
};

/** When they withdrew their last application; undefined if they have not, or have applied again. */
export const outlookWithdrawnAt = async ({ applications }: Context, { kind, studentId, jobId }: ReadOutlook) =>
  kind === 'applied' ? undefined : applications.withdrawnForJob(studentId, jobId);
