import { type MailContent, requestMail } from '@waratah/kit/events/request-mail';
import { visaTypeOf } from '@waratah/vocabulary/visa-types';
import type { Application } from './application.ts';

/** The employer an email goes to, and the address of the ad's applications. */
export type Recipient = Readonly<{ email: string; fullName: string; applicationsUrl: string }>;

export type Withdrawal = Readonly<{ by: 'student' | 'account_deleted'; employer: Recipient | undefined }>;

/** After a week people have seen it on the portal. */
const usefulForMs = 7 * 24 * 3_600_000;

const email = (key: string, to: string, content: MailContent, now: Date) =>
  requestMail({ key, to, usefulForMs, content }, now);

type Receipt = Readonly<{ employer: Recipient | undefined; isProven: boolean }>;

/**
 * Emails the employer that a student applied, and whether the student's address is verified; no email if the employer
 * is unknown.
 */
export const receivedEmails = (
  { _id, student, resume, job }: Application,
  { employer, isProven }: Receipt,
  now: Date,
) => {
  if (!employer || !student) return [];
  const { email: to, fullName, applicationsUrl } = employer;
  const applicantName = student.fullName;
  const known = { addressUnproven: !isProven, hasResume: resume !== undefined };
  const value = { fullName, applicantName, title: job.title, applicationsUrl, ...known };
  return [email(`application-received:${_id}`, to, { case: 'applicationReceived', value }, now)];
};

/** Emails the student what was sent to the employer, with a link that withdraws it. */
export const sentEmails = ({ _id, student, resume, job }: Application, withdrawUrl: string, now: Date) => {
  if (!student) return [];
  const { title, companyName } = job;
  const { visaType = '', graduationYear = '', languages = [], ...profile } = student;
  const visa = visaTypeOf(visaType)?.label ?? '';
  const more = { graduationYear, languages: [...languages], visa };
  const value = { ...profile, ...more, title, companyName, resumeName: resume?.name ?? '', withdrawUrl };
  return [email(`application-sent:${_id}`, student.email, { case: 'applicationSent', value }, now)];
};

/** Emails the student the employer's decision. */
export const statusEmails = ({ _id, student, job, status }: Application, publicUrl: string, now: Date) => {
  if (!student) return [];
  const { fullName, email: to } = student;
  const { title, companyName } = job;
  const value = { fullName, title, companyName, status, applicationsUrl: `${publicUrl}/profile?tab=applications` };
  return [email(`application-${status}:${_id}`, to, { case: 'applicationMoved', value }, now)];
};

/** Emails the student that the ad was deleted. */
export const jobDeletedEmails = ({ _id, student, job }: Application, now: Date) => {
  if (!student) return [];
  const value = { fullName: student.fullName, title: job.title, companyName: job.companyName };
  return [email(`application-job-deleted:${_id}`, student.email, { case: 'appliedJobDeleted', value }, now)];
};

/** Emails the employer about a withdrawal; a student who deleted their account is not named. */
export const withdrawnEmails = ({ _id, student, job }: Application, { by, employer }: Withdrawal, now: Date) => {
  if (!employer) return [];
  const { email: to, fullName, applicationsUrl } = employer;
  const applicantName = by === 'student' ? (student?.fullName ?? '') : '';
  const value = { fullName, applicantName, title: job.title, applicationsUrl };
  return [email(`application-gone:${_id}`, to, { case: 'applicationGone', value }, now)];
};
