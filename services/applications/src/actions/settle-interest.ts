import { Failure } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { type Interest, isFresh } from '../domain/interest.ts';
import type { Outlook } from '../domain/outlook.ts';
import { makeApplication } from './make-application.ts';
import { outlookFor } from './outlook-for.ts';
import { withdraw } from './withdraw.ts';

/** Makes an application of "I'm interested", or takes it back after "Not for me". May run twice. */
export const settleInterest = async (context: Context, interest: Interest) => {
  const isWaiting = interest.interested ? await applyOrWait(context, interest) : await takeBack(context, interest);
  await context.interests.setWaiting(interest, isWaiting);
};

export const settleInterests = async (context: Context, interests: readonly Interest[]) => {
  for (const interest of interests) await settleInterest(context, interest);
};

/** Answers whether the wish waits: for the profile, or for news that have not arrived. */
const applyOrWait = async (context: Context, interest: Interest): Promise<boolean> => {
  const { studentId, jobId, at } = interest;
  const { applications, clock } = context;
  if (!isFresh(interest, clock()) || (await applications.hasWithdrawnSince(studentId, jobId, at))) return false;
  const { outlook, person, job } = await outlookFor(context, studentId, jobId);
  if (outlook.kind !== 'open' || !person || !job) return canWait(outlook);
  return makeApplication(context, { person, job, via: 'email' }).then(() => false, unlessMade(context, interest));
};

const canWait = ({ kind }: Outlook) => kind === 'profile' || kind === 'unknown' || kind === 'closed';

/** A second at the same moment found it made. Anything else comes again with the event. */
const unlessMade =
  (context: Context, { studentId, jobId }: Interest) =>
  async (error: unknown) => {
    if (error instanceof Failure && (await context.applications.standingOf(studentId, jobId))) return false;
    throw error;
  };

/** What an employer has looked at already stays, and what was sent from the portal. */
const takeBack = async (context: Context, { studentId, jobId }: Interest) => {
  const application = await context.applications.standingOf(studentId, jobId);
  if (application?.via === 'email' && application.status === 'applied') await withdraw(context, application, 'student');
  return false;
};
