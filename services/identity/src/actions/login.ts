import { Failure } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { startSession } from './start-session.ts';

/** A wrong e-mail and a wrong password look alike, in words and in time. */
export const login = async (context: Context, email: string, password: string) => {
  const user = await context.users.byEmail(email.trim().toLowerCase());
  const matches = await context.passwords.matches(password, user?.passwordHash);
  if (!user || !matches) throw new Failure('UNAUTHENTICATED', 'Invalid email or password');
  return startSession(context, user);
};
