import { conflict, Failure } from '@waratah/kit/errors';
import { isDuplicateKey } from '@waratah/kit/mongo/connection';
import type { Context } from '../context.ts';
import type { Application } from '../domain/application.ts';
import { submitted } from '../domain/lifecycle.ts';
import type { Job } from '../domain/job.ts';
import { messages } from '../domain/messages.ts';
import type { Person } from '../domain/person.ts';
import { copyResume } from './copy-resume.ts';
import { forgetUser } from './forget-user.ts';
import { proveAddress } from './prove-address.ts';
import { recipientOf } from './recipient-of.ts';
import { withdrawUrlOf } from './mailed-application.ts';
import { syncJob } from './sync-job.ts';

type Applying = Readonly<{ person: Person; job: Job; via: Application['via']; idempotencyKey?: string | undefined }>;

/**
 * Creates an application with the current profile and resume. Errors: CONFLICT when the student has applied already;
 * UNAVAILABLE while the employer is not known yet, who would not be emailed, or the resume is being replaced.
 */
export const makeApplication = async (context: Context, applying: Applying): Promise<Application> => {
  const { person, job, via, idempotencyKey } = applying;
  const { applications, objects, clock } = context;
  const employer = await recipientOf(context, { employerId: job.employerId ?? 0, jobId: job._id });
  if (!employer) throw new Failure('UNAVAILABLE', messages.adNotKnownYet, 1);
  const resume = await copyResume(context, person);
  const id = await applications.nextId();
  const withdrawUrl = await withdrawUrlOf(context, id);
  try {
    const now = clock();
    const earlierToday = await applications.countOfDay(person._id, job._id, now);
    const made = await applications.insert(
      submitted({ id, person, job, employer, resume, via, idempotencyKey, earlierToday, withdrawUrl }, now),
    );
    await lookAgain(context, person, job);
    return made;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    if (resume) await objects.remove([resume.key]);
    throw conflict(messages.applied);
  }
};

/** Events handled between the read and the insert could not see this application, so they are applied now. */
const lookAgain = async (context: Context, { _id }: Person, { _id: jobId, version }: Job) => {
  const [person, job] = await Promise.all([context.people.byId(_id), context.jobs.byId(jobId)]);
  if (job && job.version !== version) await syncJob(context, jobId);
  if (person?.emailVerified) await proveAddress(context, _id);
  if (person?.deleted) await forgetUser(context, _id, person.version);
};
