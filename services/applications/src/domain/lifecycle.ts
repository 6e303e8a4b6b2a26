import type { Changed } from '@waratah/kit/mongo/aggregate';
import { conflict } from '@waratah/kit/errors';
import { happened } from '@waratah/kit/events/outbox';
import { undoSeconds } from '@waratah/vocabulary/limits';
import type { ApplicationStatus } from '@waratah/vocabulary/statuses';
import type { Application, AppliedJob } from './application.ts';
import {
  jobDeletedEmails,
  type Recipient,
  receivedEmails,
  sentEmails,
  statusEmails,
  type Withdrawal,
  withdrawnEmails,
} from './emails.ts';
import { type Closing, closingOf, type Job } from './job.ts';
import { messages } from './messages.ts';
import { type Person, profileOf, type StoredFile } from './person.ts';
import { isFinal, requireStep } from './status.ts';

export type Made = Readonly<{
  id: number;
  person: Person;
  job: Job;
  employer: Recipient;
  resume: StoredFile | undefined;
  via: Application['via'];
  idempotencyKey?: string | undefined;
  /** How many applications the student has made for the ad earlier on this day (UTC). */
  earlierToday: number;
  /** The address of the page that withdraws it, for the student's receipt. */
  withdrawUrl: string;
}>;

const namesOf = ({ _id, version, studentId, jobId, employerId }: Application) => ({
  applicationId: _id,
  version,
  studentId,
  jobId,
  employerId,
});

/** A new application; the employer is notified, and the student gets a receipt. */
export const submitted = (
  { id, person, job, employer, resume, via, idempotencyKey, earlierToday, withdrawUrl }: Made,
  now: Date,
): Changed<Application> => {
  const application: Application = {
    _id: id,
    version: 1,
    studentId: person._id,
    jobId: job._id,
    employerId: job.employerId ?? 0,
    status: 'applied',
    standing: true,
    via,
    idempotencyKey,
    appliedAt: now,
    ofDay: earlierToday > 0 ? earlierToday + 1 : undefined,
    statusChangedAt: now,
    job: snapshotOf(job),
    student: profileOf(person),
    addressUnproven: person.emailVerified === false || undefined,
    resume,
    jobVersion: job.version,
    closed: closingOf(job),
  };
  const event = happened('applications.application.v1.submitted', namesOf(application), now);
  return [
    application,
    [event, ...receivedEmails(application, employer, now), ...sentEmails(application, withdrawUrl, now)],
  ];
};

const snapshotOf = ({ title = '', companyName = '', city = '', state = '', location = '' }: Job): AppliedJob => ({
  title,
  companyName,
  city,
  state,
  location,
});

type Step = Readonly<{
  status: ApplicationStatus;
  version?: number | undefined;
  /** The student's email is delayed, so that the change can be undone. */
  undoable?: boolean | undefined;
  publicUrl: string;
}>;

/** How long the email of an undoable change is delayed. */
export const undoMs = undoSeconds * 1_000;

const changed = (application: Application, change: Partial<Application>): Application => ({
  ...application,
  version: application.version + 1,
  versionBeforeEmail: undefined,
  ...change,
});

const statusChanged = (next: Application, now: Date) =>
  happened('applications.application.v1.status_changed', { ...namesOf(next), status: next.status }, now);

/**
 * The employer changes the status and the student is emailed, after a delay if the change can be undone. An earlier
 * change can then no longer be undone. Errors: CONFLICT for a step that is not allowed, or for another version.
 */
export const movedOn = (
  application: Application,
  { status, version, undoable, publicUrl }: Step,
  now: Date,
): Changed<Application> => {
  const known = [application.version, application.versionBeforeEmail];
  if (version !== undefined && !known.includes(version)) throw conflict(messages.changedMeanwhile);
  requireStep(application.status, status);
  const { status: from, statusChangedAt: fromAt, move } = application;
  const waits = { from, fromAt, emailAt: new Date(now.getTime() + undoMs) };
  const next = changed(application, { status, statusChangedAt: now, move: undoable ? waits : undefined });
  const waiting = move ? statusEmails(application, publicUrl, now) : [];
  return [next, [statusChanged(next, now), ...waiting, ...(undoable ? [] : statusEmails(next, publicUrl, now))]];
};

/** The employer undoes the last change, and its email is not sent. Errors: CONFLICT once the email was sent. */
export const moveUndone = (application: Application, now: Date): Changed<Application> => {
  const { move } = application;
  if (!move || move.emailAt <= now) throw conflict(messages.emailWent);
  const next = changed(application, { status: move.from, statusChangedAt: move.fromAt, move: undefined });
  return [next, [statusChanged(next, now)]];
};

/** The time to undo is over: the student is emailed about the change. */
export const moveEmailed = (application: Application, publicUrl: string, now: Date): Changed<Application> => {
  const { move, standing, version } = application;
  if (!move || move.emailAt > now) return [application, []];
  const next = changed(application, { move: undefined, versionBeforeEmail: version });
  return [next, standing ? statusEmails(application, publicUrl, now) : []];
};

/** The student has confirmed the address since: they get the receipt, and later emails name them. */
export const addressProven = (application: Application, withdrawUrl: string, now: Date): Changed<Application> => {
  const { addressUnproven, version } = application;
  if (!addressUnproven) return [application, []];
  const next = changed(application, { addressUnproven: undefined, versionBeforeEmail: version });
  return [next, sentEmails(next, withdrawUrl, now)];
};

/** Saves the employer's note, blank for none; nobody is notified. */
export const noted = (application: Application, note: string): Changed<Application> => [
  changed(application, { note: note || undefined }),
  [],
];

/** Withdraws the application: removes the student's data and emails the employer, with one exception. `at` is when the student said so. */
export const withdrawn = (
  application: Application,
  { by, employer, at }: Withdrawal & Readonly<{ at: Date }>,
  now: Date,
): Changed<Application> => {
  if (!application.standing) return [application, []];
  const next = changed(application, {
    standing: undefined,
    student: undefined,
    resume: undefined,
    note: undefined,
    move: undefined,
    withdrawn: { at, by },
  });
  const event = happened('applications.application.v1.withdrawn', { ...namesOf(next), reason: by }, now);
  return [next, [event, ...withdrawnEmails(application, { by, employer }, now)]];
};

/** Updates the application when the ad closes or opens again; students who applied for a deleted ad are notified. */
export const withJob = (
  application: Application,
  { version, closing }: Readonly<{ version: number; closing: Closing | undefined }>,
  now: Date,
): Changed<Application> => {
  if (application.jobVersion >= version) return [application, []];
  const next = changed(application, { jobVersion: version, closed: closing });
  const isDeletedNow = closing?.reason === 'deleted' && application.closed?.reason !== 'deleted';
  const concernsStudent = application.standing && !isFinal(application.status);
  return [next, isDeletedNow && concernsStudent ? jobDeletedEmails(application, now) : []];
};
