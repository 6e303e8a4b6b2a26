import { type MailContent, requestMail } from '@waratah/kit/events/request-mail';
import type { Application } from './application.ts';

/** The employer an email goes to, and the address of the ad's applications. */
export type Recipient = Readonly<{ email: string; fullName: string; applicationsUrl: string }>;

export type Withdrawal = Readonly<{ by: 'student' | 'account_deleted'; employer: Recipient | undefined }>;

/** After a week people have seen it on the portal. */
const usefulForMs = 7 * 24 * 3_600_000;

const email = (key: string, to: string, content: MailContent, now: Date) =>
  requestMail({ key, to, usefulForMs, content }, now);

type Receipt = Readonly<{ employer: Recipient | undefined; isProven: boolean }>;

/** Tells the employer that a student applied, and whether their address is proven; nothing without a known employer. */
export const receivedEmails = ({ _id, student, job }: Application, { employer, isProven }: Receipt, now: Date) => {
  if (!employer || !student) return [];
  const { email: to, fullName, applicationsUrl } = employer;
  const applicantName = student.fullName;
  const value = { fullName, applicantName, title: job.title, applicationsUrl, addressUnproven: !isProven };
  return [email(`application-received:${_id}`, to, { case: 'applicationReceived', value }, now)];
};

/** Tells the student what the employer decided. */
export const statusEmails = ({ _id, student, job, status }: Application, publicUrl: string, now: Date) => {
  if (!student) return [];
  const { fullName, email: to } = student;
  const { title, companyName } = job;
  const value = { fullName, title, companyName, status, applicationsUrl: `${publicUrl}/profile?tab=applications` };
  return [email(`application-${status}:${_id}`, to, { case: 'applicationMoved', value }, now)];
};

/** Tells the student that the ad was deleted. */
export const jobDeletedEmails = ({ _id, student, job }: Application, now: Date) => {
  if (!student) return [];
  const value = { fullName: student.fullName, title: job.title, companyName: job.companyName };
  return [email(`application-job-deleted:${_id}`, student.email, { case: 'appliedJobDeleted', value }, now)];
};

/** Tells the employer of a withdrawal; a student who deleted their account is not named. */
export const withdrawnEmails = ({ _id, student, job }: Application, { by, employer }: Withdrawal, now: Date) => {
  if (!employer) return [];
  const { email: to, fullName, applicationsUrl } = employer;
  const applicantName = by === 'student' ? (student?.fullName ?? '') : '';
  const value = { fullName, applicantName, title: job.title, applicationsUrl };
  return [email(`application-gone:${_id}`, to, { case: 'applicationGone', value }, now)];
};
