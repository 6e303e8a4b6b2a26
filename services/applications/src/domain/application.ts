import type { Changed } from '@waratah/kit/mongo/aggregate';
import { conflict } from '@waratah/kit/errors';
import { happened } from '@waratah/kit/events/outbox';
import type { Closing, Job } from './job.ts';
import { applicantGone, jobDeleted, moved, received, type Reader } from './letters.ts';
import { messages } from './messages.ts';
import { type Person, type Profile, profileOf, type StoredFile } from './person.ts';
import type { ApplicationStatus } from '@waratah/vocabulary/statuses';
import { isFinal, requireStep } from './status.ts';

/** The ad as it was when somebody applied. */
export type AppliedJob = Readonly<{
  title: string;
  companyName: string;
  city: string;
  state: string;
  location: string;
}>;

/** An application (spec section 3): one for each student and ad, with profile and resume as they were. */
export type Application = {
  _id: number;
  version: number;
  studentId: number;
  jobId: number;
  employerId: number;
  status: ApplicationStatus;
  /** There until it is withdrawn; student and ad are unique among these. */
  standing?: true | undefined;
  /** How it was made: on the portal, or by the morning e-mail's "I'm interested". */
  via: 'portal' | 'email';
  appliedAt: Date;
  statusChangedAt: Date;
  job: AppliedJob;
  /** Gone once it is withdrawn. */
  student?: Profile | undefined;
  resume?: StoredFile | undefined;
  /** The version of the ad that `closed` speaks of. */
  jobVersion: number;
  closed?: Closing | undefined;
  withdrawn?: Readonly<{ at: Date; by: 'student' | 'account_deleted' }> | undefined;
};

export type Made = Readonly<{
  id: number;
  person: Person;
  job: Job;
  employer: Reader | undefined;
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

/** A new application; the ad's employer hears of it. */
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
  const news = happened('applications.application.v1.submitted', namesOf(application), now);
  return [application, [news, ...received(application, employer, now)]];
};

const snapshotOf = ({ title = '', companyName = '', city = '', state = '', location = '' }: Job): AppliedJob => ({
  title,
  companyName,
  city,
  state,
  location,
});

type Step = Readonly<{ status: ApplicationStatus; version?: number | undefined; publicUrl: string }>;

/** The employer moves it on; the student is told. Throws CONFLICT for a step that is none, or another version. */
export const movedOn = (
  application: Application,
  { status, version, publicUrl }: Step,
  now: Date,
): Changed<Application> => {
  if (version !== undefined && version !== application.version) throw conflict(messages.changedMeanwhile);
  requireStep(application.status, status);
  const next = { ...application, version: application.version + 1, status, statusChangedAt: now };
  const news = happened('applications.application.v1.status_changed', { ...namesOf(next), status }, now);
  return [next, [news, ...moved(next, publicUrl, now)]];
};

export type Leaving = Readonly<{ by: 'student' | 'account_deleted'; employer: Reader | undefined }>;

/** It is no more: what it said of the student goes, and the employer is told. */
export const withdrawn = (application: Application, { by, employer }: Leaving, now: Date): Changed<Application> => {
  if (!application.standing) return [application, []];
  const next: Application = {
    ...application,
    version: application.version + 1,
    standing: undefined,
    student: undefined,
    resume: undefined,
    withdrawn: { at: now, by },
  };
  const news = happened('applications.application.v1.withdrawn', { ...namesOf(next), reason: by }, now);
  return [next, [news, ...applicantGone(application, { by, employer }, now)]];
};

/** The ad closed, or is open again, under a version of its own; who applied for one that is deleted is told. */
export const withJob = (
  application: Application,
  { version, closing }: Readonly<{ version: number; closing: Closing | undefined }>,
  now: Date,
): Changed<Application> => {
  if (application.jobVersion >= version) return [application, []];
  const next = { ...application, version: application.version + 1, jobVersion: version, closed: closing };
  const isNews = closing?.reason === 'deleted' && application.closed?.reason !== 'deleted';
  const concerns = application.standing && !isFinal(application.status);
  return [next, isNews && concerns ? jobDeleted(application, now) : []];
};
