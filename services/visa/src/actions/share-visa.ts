import type { Caller, UserCaller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';
import type { Verification } from '../domain/record.ts';
import { shared } from '../domain/verification.ts';

/** Allows or forbids employers to whom the caller applied to see the verified visa. */
export const shareVisa = (
  { verifications, clock }: Context,
  { id }: UserCaller,
  { share }: Readonly<{ share: boolean }>,
) => verifications.changeOrBegin(id, (current) => shared(current, share, clock()));

/** The fields of an application that are needed here. */
export type Applied = Readonly<{ studentId: number; employerId: number }>;

/** The verification of an applicant who agreed to share it; undefined for everybody but the ad's employer. */
export const sharedWith = async (
  { verifications }: Context,
  caller: Caller,
  { studentId, employerId }: Applied,
): Promise<Verification | undefined> => {
  if (caller.kind !== 'user' || caller.id !== employerId) return undefined;
  const found = await verifications.ofStudent(studentId);
  return found?.sharedSince ? found : undefined;
};
