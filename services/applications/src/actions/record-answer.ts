import type { Context } from '../context.ts';
import { interestId } from '../domain/interest.ts';
import { settleInterest } from './settle-interest.ts';

type Given = Readonly<{ studentId: number; jobId: number; answer: string; version: number }>;

/** A student said what they think of a job in their morning e-mail. Older news than is known changes nothing. */
export const recordAnswer = async (context: Context, { studentId, jobId, answer, version }: Given, at: Date) => {
  const { interests, people } = context;
  const interest = {
    _id: interestId(studentId, jobId),
    version,
    studentId,
    jobId,
    interested: answer === 'interested',
    at,
  };
  if (!(await interests.save(interest))) return;
  // They may have left before this was heard.
  if ((await people.byId(studentId))?.deleted) return void (await interests.removeOf(studentId));
  await settleInterest(context, interest);
};
