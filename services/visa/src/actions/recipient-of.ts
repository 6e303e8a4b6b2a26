import type { Context } from '../context.ts';
import type { Recipient } from '../domain/emails.ts';
import type { Student } from '../domain/student.ts';

/**
 * The student as the recipient of an email; undefined while the student is not known. Without a name if their address
 * is not verified, because then anybody may have chosen it.
 */
export const recipientOf = ({ publicUrl }: Context, student: Student | null | undefined): Recipient | undefined => {
  if (!student) return undefined;
  const { email, fullName, emailVerified } = student;
  const visaUrl = `${publicUrl.replace(/\/$/, '')}/profile?tab=visa`;
  const addressUnproven = emailVerified === false;
  return { email, addressUnproven, fullName: addressUnproven ? '' : fullName, visaUrl };
};
