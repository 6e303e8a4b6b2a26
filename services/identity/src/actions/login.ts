import { Failure } from '@waratah/kit/errors';
import type { AskedContext } from '../context.ts';
import { messages } from '../domain/messages.ts';
import { noteDevice } from './note-device.ts';
import { startSession } from './start-session.ts';

/** A wrong e-mail and a wrong password look alike, in words and in time. */
export const login = async (context: AskedContext, email: string, password: string) => {
  const user = await context.users.byEmail(email.trim().toLowerCase());
  const matches = await context.passwords.matches(password, user?.passwordHash);
  if (!user || !matches) throw new Failure('UNAUTHENTICATED', messages.wrongLogin);
  await noteDevice(context, user);
  return startSession(context, user);
};
