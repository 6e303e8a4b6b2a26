import type { Context } from '../context.ts';
import type { Reader } from '../domain/mail-wishes.ts';
import type { Student } from '../domain/student.ts';

/** How to write to a student; undefined for one who is not known here. */
export const readerOf = ({ publicUrl }: Context, student: Student | null | undefined): Reader | undefined =>
  student
    ? { email: student.email, fullName: student.fullName, visaUrl: `${publicUrl.replace(/\/$/, '')}/profile?tab=visa` }
    : undefined;
