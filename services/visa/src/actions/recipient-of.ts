import type { Context } from '../context.ts';
import type { Recipient } from '../domain/emails.ts';
import type { Student } from '../domain/student.ts';

/** The student as the recipient of an email; undefined while the student is not known. */
export const recipientOf = ({ publicUrl }: Context, student: Student | null | undefined): Recipient | undefined =>
  student
    ? { email: student.email, fullName: student.fullName, visaUrl: `${publicUrl.replace(/\/$/, '')}/profile?tab=visa` }
    : undefined;
