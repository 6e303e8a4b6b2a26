import type { UserCaller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';
import type { Digest } from '../domain/digest.ts';
import type { Answer } from '../domain/feedback.ts';
import { explainMatching } from './explain-matching.ts';
import { dayFrom } from './run-matching.ts';
import { withFeedback } from './with-feedback.ts';

/** A student's last digest, and their answers to its jobs. */
export type MyMatches = Readonly<{
  studentId: number;
  digest: Digest | undefined;
  answers: ReadonlyMap<number, Answer>;
}>;

export const myMatches = async ({ digests, feedback }: Context, { id }: UserCaller): Promise<MyMatches> => {
  const digest = await digests.latestOf(id);
  const given = (await feedback.ofStudents([id])).get(id) ?? [];
  return { studentId: id, digest, answers: new Map(given.map(({ job, answer }) => [job, answer])) };
};

/** What a student would get in a run now, or why nothing; undefined for a student not known yet. */
export const myOutlook = async (context: Context, studentId: number) => {
  const [explained] = await explainMatching(context, { studentId, first: 1 });
  return explained;
};

/** Ids of the jobs that fit a student now, best first, whether they were sent before or not. */
export const recommendedJobs = async (context: Context, { id }: UserCaller): Promise<readonly number[]> => {
  const student = await context.students.byId(id);
  if (!student) return [];
  const [known = student] = await withFeedback(context, [student]);
  const today = { now: context.clock(), day: dayFrom(context, undefined) };
  const { choices } = (await context.engineFor(today)).choose(known, new Set());
  return choices.map(({ job }) => job.id);
};
