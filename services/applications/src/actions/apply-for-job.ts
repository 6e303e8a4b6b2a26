import { createHash } from 'node:crypto';
import { idempotencyKeyOf } from '@waratah/kit/http/idempotency-key';
import type { UserCaller } from '@waratah/kit/security/auth';
import { conflict, Failure, notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import type { Application } from '../domain/application.ts';
import { isOnItsWay } from '../domain/job.ts';
import { messages } from '../domain/messages.ts';
import { refusalOf } from '../domain/outlook.ts';
import { makeApplication } from './make-application.ts';
import { outlookFor } from './outlook-for.ts';

/**
 * Applies for an ad on the portal. Repeating it under the same idempotency key answers the first application, also after
 * it was withdrawn. Errors: the reason why the student cannot apply; UNAVAILABLE while the event of a new account, ad or
 * resume has not arrived yet.
 */
export const applyForJob = async (context: Context, { id }: UserCaller, jobId: number, key?: string) => {
  const named = idempotencyKeyOf(key);
  if (!named) return applyOnce(context, id, jobId);
  const idempotencyKey = createHash('sha256').update(named).digest('base64url');
  const first = () => context.applications.byIdempotencyKey(id, idempotencyKey);
  const application = await applyOnce(context, id, jobId, idempotencyKey).catch(unlessMade(first));
  if (application.jobId !== jobId) throw conflict(messages.appliedOtherwise);
  return application;
};

/** Answers what the first request made, because of which a repetition is refused, also at the same moment. */
const unlessMade = (first: () => Promise<Application | null>) => async (error: unknown) => {
  const application = error instanceof Failure && (await first());
  if (application) return application;
  throw error;
};

const applyOnce = async (context: Context, id: number, jobId: number, idempotencyKey?: string) => {
  const { outlook, person, job } = await outlookFor(context, id, jobId);
  if (!person && job) throw new Failure('UNAVAILABLE', messages.notKnownYet, 1);
  if (person?.suspended) throw new Failure('FORBIDDEN', messages.suspended);
  if (job ? isOnItsWay(job) : await isJustPosted(context, jobId))
    throw new Failure('UNAVAILABLE', messages.adNotKnownYet, 1);
  const refusal = refusalOf(outlook);
  if (refusal) throw refusal;
  if (!person || !job) throw notFound('Job');
  return makeApplication(context, { person, job, via: 'portal', idempotencyKey });
};

/** Ads are numbered as they are posted, so the next ones have numbers just above the highest known. */
const mostAhead = 100;
/** How many newer ads' events may overtake the one of an ad. */
const mostOvertaking = 1_000;

/** Whether the first event of an ad may be on its way. Deleted ads stay known. */
const isJustPosted = async ({ jobs }: Context, jobId: number) => {
  const highest = await jobs.highestId();
  return jobId > 0 && jobId >= highest - mostOvertaking && jobId <= highest + mostAhead;
};
