import type { Changed } from '@waratah/kit/mongo/aggregate';
import { conflict } from '@waratah/kit/errors';
import { happened } from '@waratah/kit/events/outbox';
import type { ApplicationStatus } from '@waratah/vocabulary/statuses';
import type { Application, AppliedJob } from './application.ts';
import {
  jobDeletedEmails,
  type Recipient,
  receivedEmails,
  statusEmails,
  type Withdrawal,
  withdrawnEmails,
} from './emails.ts';
import type { Closing, Job } from './job.ts';
import { messages } from './messages.ts';
import { type Person, profileOf, type StoredFile } from './person.ts';
import { isFinal, requireStep } from './status.ts';

export type Made = Readonly<{
  id: number;
  person: Person;
  job: Job;
  employer: Recipient | undefined;
  resume: StoredFile | undefined;
  via: Application['via'];
}>;

const namesOf = ({ _id, version, studentId, jobId, employerId }: Application) => ({
  applicationId: _id,
  version,
  studentId,
  jobId,
  employerId,
});

/** A new application; the employer is notified. */
export const submitted = ({ id, person, job, employer, resume, via }: Made, now: Date): Changed<Application> => {
  const application: Application = {
    _id: id,
    version: 1,
    studentId: person._id,
    jobId: job._id,
    employerId: job.employerId ?? 0,
    status: 'applied',
    standing: true,
    via,
    appliedAt: now,
    statusChangedAt: now,
    job: snapshotOf(job),
    student: profileOf(person),
    resume,
    jobVersion: job.version,
  };
  const event = happened('applications.application.v1.submitted', namesOf(application), now);
  return [
    application,
    [event, ...receivedEmails(application, { employer, isProven: person.emailVerified !== false }, now)],
  ];
};

const snapshotOf = ({ title = '', companyName = '', city = '', state = '', location = '' }: Job): AppliedJob => ({
  title,
  companyName,
  city,
  state,
  location,
});

type Step = Readonly<{ status: ApplicationStatus; version?: number | undefined; publicUrl: string }>;

/** The employer changes the status and the student is notified. Errors: CONFLICT for a step that is not allowed or another version. */
export const movedOn = (
  application: Application,
  { status, version, publicUrl }: Step,
  now: Date,
): Changed<Application> => {
  if (version !== undefined && version !== application.version) throw conflict(messages.changedMeanwhile);
  requireStep(application.status, status);
  const next = { ...application, version: application.version + 1, status, statusChangedAt: now };
  const event = happened('applications.application.v1.status_changed', { ...namesOf(next), status }, now);
  return [next, [event, ...statusEmails(next, publicUrl, now)]];
};

/** Withdraws the application: the student's data is removed and the employer notified. */
export const withdrawn = (application: Application, { by, employer }: Withdrawal, now: Date): Changed<Application> => {
  if (!application.standing) return [application, []];
  const next: Application = {
    ...application,
    version: application.version + 1,
    standing: undefined,
    student: undefined,
    resume: undefined,
    withdrawn: { at: now, by },
  };
  const event = happened('applications.application.v1.withdrawn', { ...namesOf(next), reason: by }, now);
  return [next, [event, ...withdrawnEmails(application, { by, employer }, now)]];
};

/** Follows the ad as it closes or opens again; students who applied for a deleted ad are notified. */
export const withJob = (
  application: Application,
  { version, closing }: Readonly<{ version: number; closing: Closing | undefined }>,
  now: Date,
): Changed<Application> => {
  if (application.jobVersion >= version) return [application, []];
  const next = { ...application, version: application.version + 1, jobVersion: version, closed: closing };
  const isDeletedNow = closing?.reason === 'deleted' && application.closed?.reason !== 'deleted';
  const concernsStudent = application.standing && !isFinal(application.status);
  return [next, isDeletedNow && concernsStudent ? jobDeletedEmails(application, now) : []];
};
