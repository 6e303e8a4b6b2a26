import type { Caller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';
import { type ApplicantFit, applicantFit } from '../domain/applicant-fit.ts';
import { dayFrom } from './run-matching.ts';

/** The fields of an application that are needed here. */
export type Applied = Readonly<{
  jobId: number;
  studentId: number;
  employerId: number;
  /** Whether the student shares visa and hours. Null or absent when that is unknown; nothing is shared then. */
  sharesVisa?: boolean | null | undefined;
}>;

/**
 * An applicant as shown to the ad's employer. Undefined for every other caller, and while the ad or the student is
 * unknown.
 */
export const fitOfApplicant = async (
  context: Context,
  caller: Caller,
  { jobId, studentId, employerId, sharesVisa }: Applied,
): Promise<ApplicantFit | undefined> => {
  if (caller.kind !== 'user' || caller.id !== employerId) return undefined;
  const [student, ad] = await Promise.all([context.students.byId(studentId), context.jobs.byId(jobId)]);
  if (!student || !ad?.assessment) return undefined;
  const today = { now: context.clock(), day: dayFrom(context, undefined) };
  return applicantFit(ad, student, { today, sharesHours: sharesVisa === true });
};
