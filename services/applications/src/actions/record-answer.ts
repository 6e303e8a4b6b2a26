import type { FeedbackGiven } from '@waratah/events/matching/v1';
import type { Context } from '../context.ts';
import { interestId } from '../domain/interest.ts';
import { settleInterest } from './settle-interest.ts';

/**
 * Records a student's answer to a job of their morning email. If a newer one is known, that one is settled again: the
 * first attempt at this one may have changed the application after the newer was settled, and then failed. "Already
 * applied" says nothing about an application made here, so the answer before it still counts.
 */
export const recordAnswer = async (context: Context, given: FeedbackGiven, at: Date) => {
  const { studentId, jobId, answer, version, title, companyName } = given;
  if (answer === 'already_applied') return;
  const { interests, people } = context;
  const interest = {
    _id: interestId(studentId, jobId),
    version,
    studentId,
    jobId,
    interested: answer === 'interested',
    at,
    ...(title && { job: { title, companyName } }),
  };
  const latest = (await interests.save(interest)) ? interest : await interests.byId(interest._id);
  // The student may have deleted their account before this event was handled.
  if ((await people.byId(studentId))?.deleted) return void (await interests.removeOf(studentId));
  if (latest) await settleInterest(context, latest);
};
