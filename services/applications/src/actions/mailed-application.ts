import { invalid, notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import type { Application } from '../domain/application.ts';
import { messages } from '../domain/messages.ts';
import { withdraw } from './withdraw.ts';

/** Purpose of the links in receipts. */
const withdrawPurpose = 'withdraw-application';

/** Valid as long as the links of a morning email. */
const withdrawFor = '30d';

/** The address of the page that withdraws an application without signing in. */
export const withdrawUrlOf = async ({ links, publicUrl }: Context, id: number) =>
  `${publicUrl}/mail/withdraw?token=${await links.sign(withdrawPurpose, String(id), withdrawFor)}`;

/**
 * The application that a receipt's link refers to. Errors: INVALID for a link that does not work, NOT_FOUND for a
 * deleted account.
 */
export const mailedApplication = async ({ links, applications }: Context, token: string): Promise<Application> => {
  const subject = await links.read(withdrawPurpose, token);
  if (subject === undefined) throw invalid('token', messages.badLink);
  const [application] = await applications.byIds([Number(subject)]);
  if (!application) throw notFound('Application');
  return application;
};

/** Withdraws an application by that link; repeating it has no effect. */
export const withdrawMailed = async (context: Context, token: string): Promise<Application> => {
  const application = await mailedApplication(context, token);
  if (!application.standing) return application;
  await withdraw(context, application, 'student');
  return mailedApplication(context, token);
};

/** Whether it was withdrawn and another application of the student for the ad stands. */
export const hasAppliedAgain = async ({ applications }: Context, { standing, studentId, jobId }: Application) =>
  !standing && (await applications.standingOf(studentId, jobId)) !== null;
