import type { Context } from '../context.ts';
import type { Recipient } from '../domain/emails.ts';
import type { Student } from '../domain/student.ts';

/** How to write to a student; undefined for one who is not known here. */
export const recipientOf = ({ publicUrl }: Context, student: Student | null | undefined): Recipient | undefined =>
  student
    ? { email: student.email, fullName: student.fullName, visaUrl: `${publicUrl.replace(/\/$/, '')}/profile?tab=visa` }
    : undefined;
