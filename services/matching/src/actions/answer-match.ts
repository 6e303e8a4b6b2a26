import { type Caller, requireUser } from '@waratah/kit/security/auth';
import { Failure, invalid, notFound, parseBody } from '@waratah/kit/errors';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { type Digest, lineNow, type LineNow } from '../domain/digest.ts';
import { Answer, type GivenAnswer } from '../domain/feedback.ts';
import { mailPurpose } from './deliver-digest.ts';
import { jobFits } from './job-fit.ts';

/** The student named by an email's signed link, or the signed-in student. Errors: INVALID if the link does not work. */
export const studentOf = async ({ links, students }: Context, caller: Caller, token: string | null | undefined) => {
  if (token === null || token === undefined) return requireUser(caller, 'student').id;
  const subject = await links.read(mailPurpose, token);
  if (subject === undefined || (await students.isForgotten(Number(subject))))
    throw invalid('token', 'This link does not work.');
  return Number(subject);
};

/** A job from one of the student's digests, with the answer that the student gave. */
export type SentMatch = Readonly<{ student: number; match: LineNow; given: GivenAnswer | undefined }>;

/** The job of a student's email, with the reasons of now and their answer. Errors: NOT_FOUND. */
export const readMatch = async (context: Context, student: number, job: number): Promise<SentMatch> => {
  const found = await matchOf(context, student, job);
  if (!found) throw notFound('Match');
  return found;
};

/** The job of a student's email, with the reasons of now. Errors: NOT_FOUND. */
const sentMatch = async (context: Context, student: number, job: number): Promise<LineNow> => {
  const line = lineOf(await context.digests.thatSent(student, job), job);
  return lineNow(line, (await jobFits(context, student, [job])).get(job));
};

/** The job in the email that brought it to a student, with the student's answer; undefined where no email did. */
export const matchOf = async (context: Context, student: number, job: number): Promise<SentMatch | undefined> => {
  const line = (await context.digests.thatSent(student, job))?.jobs.find(({ id }) => id === job);
  if (!line) return undefined;
  const given = (await context.feedback.ofStudents([student])).get(student) ?? [];
  const match = lineNow(line, (await jobFits(context, student, [job])).get(job));
  return { student, match, given: given.find((one) => one.job === job) };
};

const lineOf = (digest: Digest | undefined, job: number) => {
  const line = digest?.jobs.find(({ id }) => id === job);
  if (!line) throw notFound('Match');
  return line;
};

const Body = z.object({ answer: Answer });

/**
 * Saves a student's answer to a job they were sent. The next run takes it into account. Errors: FORBIDDEN for interest
 * while the account is suspended, as it would become an application; NOT_FOUND; INVALID.
 */
export const answerMatch = async (context: Context, student: number, job: number, said: string): Promise<SentMatch> => {
  const { answer } = parseBody(Body, { answer: said });
  if (answer === 'interested' && (await context.students.byId(student))?.suspended)
    throw new Failure('FORBIDDEN', 'Your account is suspended.');
  const match = await sentMatch(context, student, job);
  return { student, match, given: await context.feedback.save({ student, job, answer, line: match }, context.clock()) };
};
