import type { UserCaller } from '@waratah/kit/security/auth';
import { conflict, parseBody, unauthenticated } from '@waratah/kit/errors';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { User } from '../domain/user.ts';
import { employerProfileOn, graduationYearOf, sortEducation, studentProfileOn } from '../domain/profile.ts';
import { messages } from '../domain/messages.ts';
import { type ProfileChange, profileUpdated } from '../domain/user-changes.ts';

const ReadIn = z.object({ resumeUploadedAt: z.iso.datetime({ offset: true, error: messages.notATime }).nullish() });

/**
 * Saves the given fields of a student's profile; the first education entry sets the graduation year (spec section 5).
 * Errors: CONFLICT when the fields were read in a resume that is no longer the stored one.
 */
export const updateStudentProfile = async (
  context: Context,
  caller: UserCaller,
  { input, ...readIn }: Readonly<{ input: unknown; resumeUploadedAt?: unknown }>,
) => {
  const { resumeUploadedAt } = parseBody(ReadIn, readIn);
  const given = parseBody(studentProfileOn(context.clock(), context.localities), input);
  const graduationYear = given.education && graduationYearOf(sortEducation(given.education));
  return save(context, caller, { ...given, ...(graduationYear && { graduationYear }) }, (current) => {
    if (resumeUploadedAt && current.resume?.at.getTime() !== Date.parse(resumeUploadedAt))
      throw conflict(messages.resumeReplaced);
  });
};

/** Saves the given fields of an employer's profile. Errors: TOO_MANY above ten names of the company an hour. */
export const updateEmployerProfile = async (context: Context, caller: UserCaller, input: unknown) => {
  const stored = await context.users.byId(caller.id);
  const given = parseBody(employerProfileOn(stored?.companyAbn), input);
  if (given.companyName !== undefined && given.companyName !== stored?.companyName)
    await context.limits.names.count(String(caller.id));
  return save(context, caller, given);
};

const save = async (
  context: Context,
  caller: UserCaller,
  change: ProfileChange,
  check: (current: User) => void = () => undefined,
) => {
  const user = await context.users.change(caller.id, (current) => {
    check(current);
    return profileUpdated(current, change, context.clock());
  });
  if (!user) throw unauthenticated();
  return user;
};
