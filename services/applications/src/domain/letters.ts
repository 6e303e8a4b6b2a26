import type { MessageInitShape } from '@bufbuild/protobuf';
import type { MessageRequestedSchema } from '@waratah/events/mail/v1';
import { happened } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import type { Application, Leaving } from './application.ts';

/** Whom to write to, and where they read on. */
export type Reader = Readonly<{ email: string; fullName: string; applicationsUrl: string }>;

type Content = NonNullable<MessageInitShape<typeof MessageRequestedSchema>['content']>;

/** News older than this are no news. */
const usefulMs = 7 * 24 * 3_600_000;

const letter = (key: string, to: string, content: Content, now: Date) =>
  happened(
    'mail.message.v1.requested',
    { key, to, notAfter: BigInt(Math.floor((now.getTime() + usefulMs) / 1_000)), content },
    now,
  );

/** To the employer: somebody applied. Nobody to write to gets no letter. */
export const received = ({ _id, student, job }: Application, employer: Reader | undefined, now: Date) => {
  if (!employer || !student) return [];
  const { email, fullName, applicationsUrl } = employer;
  const value = { fullName, applicantName: student.fullName, title: job.title, applicationsUrl };
  return [letter(`application-received:${_id}`, email, { case: 'applicationReceived', value }, now)];
};

/** To the student: what the employer decided. */
export const moved = ({ _id, student, job, status }: Application, publicUrl: string, now: Date) => {
  if (!student) return [];
  const { fullName, email } = student;
  const { title, companyName } = job;
  const value = { fullName, title, companyName, status, applicationsUrl: `${publicUrl}/profile?tab=applications` };
  return [letter(`application-${status}:${_id}`, email, { case: 'applicationMoved', value }, now)];
};

/** To the student: the ad is gone for good. */
export const jobDeleted = ({ _id, student, job }: Application, now: Date): readonly StoredEvent[] => {
  if (!student) return [];
  const value = { fullName: student.fullName, title: job.title, companyName: job.companyName };
  return [letter(`application-job-deleted:${_id}`, student.email, { case: 'appliedJobDeleted', value }, now)];
};

/** To the employer: it was withdrawn. Who deleted their account is not named any more. */
export const applicantGone = ({ _id, student, job }: Application, { by, employer }: Leaving, now: Date) => {
  if (!employer) return [];
  const { email, fullName, applicationsUrl } = employer;
  const applicantName = by === 'student' ? (student?.fullName ?? '') : '';
  const value = { fullName, applicantName, title: job.title, applicationsUrl };
  return [letter(`application-gone:${_id}`, email, { case: 'applicationGone', value }, now)];
};
