import { Failure } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { type Interest, isFresh } from '../domain/interest.ts';
import type { Outlook } from '../domain/outlook.ts';
import { makeApplication } from './make-application.ts';
import { outlookFor } from './outlook-for.ts';
import { withdraw } from './withdraw.ts';

/** Creates an application after "I'm interested", or withdraws it after "Not for me". May run twice. */
export const settleInterest = async (context: Context, interest: Interest) => {
  const isWaiting = interest.interested
    ? await applyOrWait(context, interest)
    : await withdrawAnswer(context, interest);
  await context.interests.setWaiting(interest, isWaiting);
};

export const settleInterests = async (context: Context, interests: readonly Interest[]) => {
  for (const interest of interests) await settleInterest(context, interest);
};

/** Whether the interest must wait for the profile, or for events that have not arrived. */
const applyOrWait = async (context: Context, interest: Interest): Promise<boolean> => {
  const { studentId, jobId, at } = interest;
  const { applications, clock } = context;
  if (!isFresh(interest, clock()) || (await applications.hasWithdrawnSince(studentId, jobId, at))) return false;
  const { outlook, person, job } = await outlookFor(context, studentId, jobId);
  if (outlook.kind !== 'open' || !person || !job) return canWait(outlook);
  return makeApplication(context, { person, job, via: 'email' }).then(() => false, unlessCreated(context, interest));
};

const canWait = ({ kind }: Outlook) => kind === 'profile' || kind === 'unknown' || kind === 'closed';

/** A concurrent attempt may have created the application. Any other error makes the event come again. */
const unlessCreated =
  (context: Context, { studentId, jobId }: Interest) =>
  async (error: unknown) => {
    if (error instanceof Failure && (await context.applications.standingOf(studentId, jobId))) return false;
    throw error;
  };

/** Withdraws only an application made by email that the employer has not reviewed. */
const withdrawAnswer = async (context: Context, { studentId, jobId }: Interest) => {
  const application = await context.applications.standingOf(studentId, jobId);
  if (application?.via === 'email' && application.status === 'applied') await withdraw(context, application, 'student');
  return false;
};
