import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { UserCaller } from '@waratah/kit/security/auth';
import { Failure, unauthenticated } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import type { FileField } from '../domain/files.ts';
import type { User } from '../domain/user.ts';

/** Saves a change of a file and removes the replaced object. A sweep removes what a crash leaves behind. */
export const replaceFile = async (
  { users, objects, log }: Context,
  caller: UserCaller,
  field: FileField,
  change: (user: User) => Changed<User>,
): Promise<User> => {
  let before: string | undefined;
  const user = await users.change(caller.id, (current) => {
    before = current[field]?.key;
    return change(current);
  });
  if (!user) throw unauthenticated();
  if (before && before !== user[field]?.key)
    await objects.remove([before]).catch((err: unknown) => log.warn({ err }, 'an old file waits for the sweep'));
  return user;
};

/**
 * Removes a new file that was refused, for instance because its owner deleted the account meanwhile. After any other
 * error it may have been saved.
 */
export const removeRefused = async ({ objects }: Context, key: string, error: unknown): Promise<void> => {
  if (error instanceof Failure) await objects.remove([key]);
};
