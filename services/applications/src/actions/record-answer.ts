import type { Context } from '../context.ts';
import { interestId } from '../domain/interest.ts';
import { settleInterest } from './settle-interest.ts';

type Given = Readonly<{ studentId: number; jobId: number; answer: string; version: number }>;

/** Records a student's answer to a job of their morning email. An older answer than the known one changes nothing. */
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
  // The student may have deleted their account before this event was handled.
  if ((await people.byId(studentId))?.deleted) return void (await interests.removeOf(studentId));
  await settleInterest(context, interest);
};
