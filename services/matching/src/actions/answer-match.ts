import { type Caller, requireUser } from '@waratah/kit/security/auth';
import { invalid, notFound, parseBody } from '@waratah/kit/errors';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Digest, DigestJob } from '../domain/digest.ts';
import { Answer } from '../domain/feedback.ts';
import { mailPurpose } from './deliver-digest.ts';

/** The student of an email's signed link, or the signed-in student. Errors: INVALID for a link that does not work. */
export const studentOf = async ({ links }: Context, caller: Caller, token: string | null | undefined) => {
  if (token === null || token === undefined) return requireUser(caller, 'student').id;
  const subject = await links.read(mailPurpose, token);
  if (subject === undefined) throw invalid('token', 'This link does not work.');
  return Number(subject);
};

/** A job of a digest that the student was sent, and the student's answer. */
export type SentMatch = Readonly<{ match: DigestJob; answer: Answer | undefined }>;

/** The job as the student's email showed it. Errors: NOT_FOUND. */
export const sentMatch = async ({ digests }: Context, student: number, job: number): Promise<DigestJob> =>
  lineOf(await digests.thatSent(student, job), job);

const lineOf = (digest: Digest | undefined, job: number) => {
  const line = digest?.jobs.find(({ id }) => id === job);
  if (!line) throw notFound('Match');
  return line;
};

const Body = z.object({ answer: Answer });

/** Keeps a student's answer to a job they were sent; the next run follows it. */
export const answerMatch = async (context: Context, student: number, job: number, given: string) => {
  const { answer } = parseBody(Body, { answer: given });
  const match = await sentMatch(context, student, job);
  await context.feedback.save({ student, job, answer }, context.clock());
  return match;
};
