import { Failure } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { interestEndedEmails } from '../domain/emails.ts';
import { endsWithNotForMe, type Interest, isFresh, type Wait } from '../domain/interest.ts';
import type { Job } from '../domain/job.ts';
import type { Outlook } from '../domain/outlook.ts';
import type { Person } from '../domain/person.ts';
import { makeApplication } from './make-application.ts';
import { outlookFor } from './outlook-for.ts';
import { withdraw } from './withdraw.ts';

/**
 * Creates an application after "I'm interested", or withdraws it after "Not for me"; starts over if the student has
 * answered again in the meantime. May run twice.
 */
export const settleInterest = async (context: Context, interest: Interest): Promise<void> => {
  const { interests } = context;
  if (interest.interested) await settleOpen(context, interest);
  else await withdrawAnswer(context, interest);
  // A newer answer may have been settled before there was an application that it could withdraw.
  const latest = await interests.byId(interest._id);
  if (latest && latest.version !== interest.version) await settleInterest(context, latest);
};

export const settleInterests = async (context: Context, interests: readonly Interest[]) => {
  for (const interest of interests) await settleInterest(context, interest);
};

/**
 * Applies, or notes what the interest waits for, if it does. It counts from the time when the student said so, unless it
 * had to wait for the student.
 */
const settleOpen = async (context: Context, interest: Interest) => {
  const { studentId, jobId, at } = interest;
  const { interests, applications, clock } = context;
  const isOver = !isFresh(interest, clock()) || (await applications.hasWithdrawnSince(studentId, jobId, at));
  if (isOver) return interests.setWait(interest, undefined);
  const { outlook, person, job } = await outlookFor(context, studentId, jobId, interest.lacksProfile ? clock() : at);
  if (outlook.kind === 'unknown' && job?.closedReason === 'deleted' && person)
    return interests.end(interest, tellOfDeletion(interest, person, job, clock()));
  if (outlook.kind !== 'open' || !person || !job || person.suspended)
    return interests.setWait(interest, waitOf(outlook, person));
  await makeApplication(context, { person, job, via: 'email' }).catch(unlessCreated(context, interest));
  await interests.setWait(interest, undefined);
};

/** Tells the student that nothing was sent, unless the ad was gone when they answered, and they were told so then. */
const tellOfDeletion = (interest: Interest, person: Person, { closedAt }: Job, now: Date) =>
  closedAt && closedAt > interest.at ? interestEndedEmails(interest, person, now) : [];

const waitOf = (outlook: Outlook, person: Person | undefined): Wait => {
  switch (outlook.kind) {
    // Their account is suspended.
    case 'open':
      return 'student';
    case 'profile':
      return person ? 'student' : 'events';
    case 'unknown':
      return 'events';
    case 'closed':
      return outlook.interestWaits ? 'events' : undefined;
    default:
      return undefined;
  }
};

/** A concurrent attempt may have created the application. Any other error makes the event come again. */
const unlessCreated =
  (context: Context, { studentId, jobId }: Interest) =>
  async (error: unknown) => {
    if (error instanceof Failure && (await context.applications.standingOf(studentId, jobId))) return undefined;
    throw error;
  };

const withdrawAnswer = async (context: Context, { studentId, jobId, at }: Interest) => {
  const application = await context.applications.standingOf(studentId, jobId);
  if (application && endsWithNotForMe(application)) await withdraw(context, application, 'student', at);
};
