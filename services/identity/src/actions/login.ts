import { Failure } from '@waratah/kit/errors';
import type { AskedContext } from '../context.ts';
import { messages } from '../domain/messages.ts';
import type { Role } from '../domain/user.ts';
import { countGuess } from './count-guess.ts';
import { openSession } from './open-session.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { recordSignIn } from './record-sign-in.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { wrongLogin } from './wrong-login.ts';

/** With a role, only accounts of that role may sign in; the operators' console gives its own. */
type Credentials = Readonly<{ email: string; password: string; role?: Role | undefined; code?: string | undefined }>;

/** A wrong email and a wrong password get the same answer in the same time. */
export const login = async (context: AskedContext, { email, password, role, code }: Credentials) => {
  const user = await context.users.byEmail(email.trim().toLowerCase());
  const giveBack = await countGuess(context, email, user);
  const matches = await context.passwords.matches(password, user?.passwordHash);
  context.metrics.signIns.inc({ outcome: user && matches ? 'accepted' : 'refused' });
  // Not awaited, because the time of the answer would reveal which addresses belong to operators.
  if (user && !matches)
    recordSignIn(context, user, 'sign-in refused').catch((err: unknown) => context.log.error({ err }));
  if (!user || !matches) throw wrongLogin();
  refuseSuspended(user);
  if (role && user.role !== role) throw new Failure('FORBIDDEN', messages.otherRole(role));
  await proveSecondFactor(context, user, code);
  const session = await openSession(context, user);
  await giveBack();
  return session;
};
