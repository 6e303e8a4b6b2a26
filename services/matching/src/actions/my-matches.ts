import type { UserCaller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';
import { type Digest, type LineNow, linesNow } from '../domain/digest.ts';
import { type Answer, type GivenAnswer, leftOutBy } from '../domain/feedback.ts';
import { profileStepsOf } from '../domain/profile-steps.ts';
import { explainMatching } from './explain-matching.ts';
import { jobFits } from './job-fit.ts';
import { dayFrom } from './run-matching.ts';
import { asTheyAre } from './with-shifts.ts';

/** A student's last digest, and their answers to its jobs. */
export type MyMatches = Readonly<{
  studentId: number;
  digest: Digest | undefined;
  /** The jobs of the digest, with the reasons of now. */
  lines: readonly LineNow[];
  answers: ReadonlyMap<number, GivenAnswer>;
}>;

export const myMatches = async (context: Context, { id }: UserCaller): Promise<MyMatches> => {
  const digest = await context.digests.latestOf(id);
  const jobs = digest?.jobs ?? [];
  const given = (await context.feedback.ofStudents([id])).get(id) ?? [];
  const fits = await jobFits(
    context,
    id,
    jobs.map((line) => line.id),
  );
  return {
    studentId: id,
    digest,
    lines: linesNow(jobs, fits),
    answers: new Map(given.map((answer) => [answer.job, answer])),
  };
};

/** What a run would send a student now, or why it would send nothing; undefined for a student who is not known yet. */
export const myOutlook = async (context: Context, studentId: number) => {
  const [explained] = await explainMatching(context, { studentId, first: 1, afterRun: true });
  return explained;
};

/** Ids of the jobs that fit a student now, best first, whether they were sent before or not. */
export const recommendedJobs = async (context: Context, { id }: UserCaller): Promise<readonly number[]> => {
  const student = await context.students.byId(id);
  if (!student) return [];
  const today = { now: context.clock(), day: dayFrom(context, undefined) };
  const [known = student] = await asTheyAre(context, [student], today.day);
  const { choices } = (await context.engineFor(today)).choose(known, new Set());
  return choices.map(({ job }) => job.id);
};

/** Which parts of the profile a student has filled in, and how many live jobs each part lets us check. */
export const myProfileSteps = async ({ students, board, clock }: Context, studentId: number) =>
  profileStepsOf(await students.byId(studentId), await board.read(), { now: clock() });

/** A kind of job that the student's answers exclude, in a sentence, and the jobs whose answers exclude it. */
export type LeftOut = Readonly<{ text: string; jobIds: readonly number[] }>;

/** What one answer excludes, in a sentence; undefined where it excludes nothing. */
export const leftOutByAnswer = async (
  { students, jobs }: Context,
  { student, job, answer }: Readonly<{ student: number; job: number; answer: Answer }>,
): Promise<string | undefined> => {
  const ad = await jobs.byId(job);
  return ad && leftOutBy({ answer, ad }, (await students.byId(student))?.place);
};

/** Everything that a student's answers exclude; withdrawing the answers that are named reverses it. */
export const myLeftOut = async (
  { students, feedback, jobs }: Context,
  studentId: number,
): Promise<readonly LeftOut[]> => {
  const given = (await feedback.ofStudents([studentId])).get(studentId) ?? [];
  const home = (await students.byId(studentId))?.place;
  const ads = await jobs.byIds(given.map(({ job }) => job));
  const said = given.flatMap(({ answer, job }) => {
    const ad = ads.get(job);
    const text = ad && leftOutBy({ answer, ad }, home);
    return text ? [{ text, job }] : [];
  });
  return [...Map.groupBy(said, ({ text }) => text)].map(([text, all]) => ({ text, jobIds: all.map(({ job }) => job) }));
};
