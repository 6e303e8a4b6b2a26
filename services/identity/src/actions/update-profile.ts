import type { UserCaller } from '@waratah/kit/security/auth';
import { parseBody, unauthenticated } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { employerProfileOn, graduationYearOf, sortEducation, studentProfileOn } from '../domain/profile.ts';
import { type ProfileChange, profileUpdated } from '../domain/user-changes.ts';

/** Saves the given fields of a student's profile; the first education entry sets the graduation year (spec section 5). */
export const updateStudentProfile = async (context: Context, caller: UserCaller, input: unknown) => {
  const given = parseBody(studentProfileOn(context.clock(), context.localities), input);
  const graduationYear = given.education && graduationYearOf(sortEducation(given.education));
  return save(context, caller, { ...given, ...(graduationYear && { graduationYear }) });
};

/** Saves the given fields of an employer's profile. Errors: TOO_MANY above ten names of the company an hour. */
export const updateEmployerProfile = async (context: Context, caller: UserCaller, input: unknown) => {
  const stored = await context.users.byId(caller.id);
  const given = parseBody(employerProfileOn(stored?.companyAbn), input);
  if (given.companyName !== undefined && given.companyName !== stored?.companyName)
    await context.limits.names.count(String(caller.id));
  return save(context, caller, given);
};

const save = async (context: Context, caller: UserCaller, change: ProfileChange) => {
  const user = await context.users.change(caller.id, (current) => profileUpdated(current, change, context.clock()));
  if (!user) throw unauthenticated();
  return user;
};
