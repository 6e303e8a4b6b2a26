import { type MailContent, type MailRequest, requestMail } from '@waratah/kit/events/request-mail';
import { visaTypeOf } from '@waratah/vocabulary/visa-types';
import type { Application } from './application.ts';
import type { Interest } from './interest.ts';
import type { Person } from './person.ts';

/** The employer an email goes to, and the address of the ad's applications. */
export type Recipient = Readonly<{ email: string; fullName: string; applicationsUrl: string }>;

export type Withdrawal = Readonly<{ by: 'student' | 'account_deleted'; employer: Recipient | undefined }>;

/** After a week people have seen it on the portal. */
const usefulForMs = 7 * 24 * 3_600_000;

/** How many applications of a student for an ad the employer is emailed about on one day (UTC). */
const emailedADay = 3;

const utcDay = (at: Date) => at.toISOString().slice(0, 10);

type Email = Omit<MailRequest, 'usefulForMs'>;

const email = (one: Email, now: Date) => requestMail({ ...one, usefulForMs }, now);

/**
 * The same for a student's third and every later application for an ad on one day, so that applying and withdrawing
 * many times does not email the employer each time. A withdrawal on a later day has the key of its application's day.
 */
const dayKey = (kind: string, { jobId, studentId, appliedAt, ofDay = 1 }: Application) =>
  `${kind}:${jobId}:${studentId}:${utcDay(appliedAt)}:${Math.min(ofDay, emailedADay)}`;

/**
 * The applicant's name in an email. A person whose address is not verified may be anybody, so nothing that they wrote
 * is emailed.
 */
const nameIn = ({ student, addressUnproven }: Application) => (addressUnproven ? '' : (student?.fullName ?? ''));

/** Emails the employer that a student applied. */
export const receivedEmails = (application: Application, employer: Recipient, now: Date) => {
  const { studentId, resume, job } = application;
  const { email: to, fullName, applicationsUrl } = employer;
  const applicantName = nameIn(application);
  const known = { addressUnproven: application.addressUnproven === true, hasResume: resume !== undefined };
  const value = { fullName, applicantName, title: job.title, applicationsUrl, ...known };
  const key = dayKey('application-received', application);
  const content: MailContent = { case: 'applicationReceived', value };
  const senderUnproven = known.addressUnproven;
  return [email({ key, to, content, senderId: studentId, senderUnproven }, now)];
};

/**
 * Emails the student what was sent to the employer, with a link that withdraws it; not to an address that is not
 * verified, which may be somebody else's.
 */
export const sentEmails = (application: Application, withdrawUrl: string, now: Date) => {
  const { _id, student, resume, job, addressUnproven } = application;
  if (!student || addressUnproven) return [];
  const { title, companyName } = job;
  const { visaType = '', graduationYear = '', languages = [], ...profile } = student;
  const visa = visaTypeOf(visaType)?.label ?? '';
  const more = { graduationYear, languages: [...languages], visa };
  const value = { ...profile, ...more, title, companyName, resumeName: resume?.name ?? '', withdrawUrl };
  const content: MailContent = { case: 'applicationSent', value };
  return [email({ key: `application-sent:${_id}`, to: student.email, content, askedByOwner: true }, now)];
};

/** Emails the student the employer's decision. */
export const statusEmails = (application: Application, publicUrl: string, now: Date) => {
  const { _id, student, job, status, employerId: senderId, addressUnproven = false } = application;
  if (!student) return [];
  const { title, companyName } = job;
  const applicationsUrl = `${publicUrl}/profile?tab=applications`;
  const value = { fullName: nameIn(application), title, companyName, status, applicationsUrl };
  const key = `application-${status}:${_id}`;
  return [
    email({ key, to: student.email, content: { case: 'applicationMoved', value }, senderId, addressUnproven }, now),
  ];
};

/** Emails the student that the ad was deleted. */
export const jobDeletedEmails = (application: Application, now: Date) => {
  const { _id, student, job, employerId: senderId, addressUnproven = false } = application;
  if (!student) return [];
  const value = { fullName: nameIn(application), title: job.title, companyName: job.companyName };
  const key = `application-job-deleted:${_id}`;
  return [
    email({ key, to: student.email, content: { case: 'appliedJobDeleted', value }, senderId, addressUnproven }, now),
  ];
};

/** Emails the student that the ad was deleted before their interest became an application. */
export const interestEndedEmails = (
  { studentId, jobId, job }: Interest,
  { email: to, fullName, emailVerified }: Person,
  now: Date,
) => {
  if (!job || !to || emailVerified === false) return [];
  const key = `interest-job-deleted:${studentId}:${jobId}`;
  const content: MailContent = { case: 'appliedJobDeleted', value: { fullName, ...job, notSent: true } };
  return [email({ key, to, content }, now)];
};

/** Whether the student may still apply again on this day without an email that says so. */
const mayApplyUnheard = ({ ofDay = 1, appliedAt }: Application, now: Date) =>
  ofDay >= emailedADay && utcDay(appliedAt) === utcDay(now);

/**
 * Emails the employer about a withdrawal; a student who deleted their account is not named. Of one after which the
 * student may apply again unheard there is no email, which would be the last one and untrue; but who has reviewed an
 * application always hears of its end.
 */
export const withdrawnEmails = (application: Application, { by, employer }: Withdrawal, now: Date) => {
  const accountDeleted = by === 'account_deleted';
  const isUnheard = application.status === 'applied' && !accountDeleted && mayApplyUnheard(application, now);
  if (!employer || isUnheard) return [];
  const { email: to, fullName, applicationsUrl } = employer;
  const applicantName = accountDeleted ? '' : nameIn(application);
  const value = { fullName, applicantName, accountDeleted, title: application.job.title, applicationsUrl };
  const key = dayKey('application-gone', application);
  const content: MailContent = { case: 'applicationGone', value };
  const senderUnproven = application.addressUnproven === true;
  return [email({ key, to, content, senderId: application.studentId, senderUnproven }, now)];
};
