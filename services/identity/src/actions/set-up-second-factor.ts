import { conflict, Failure, invalid, notFound } from '@waratah/kit/errors';
import type { AskedContext, Context } from '../context.ts';
import { messages } from '../domain/messages.ts';
import { factorBegun, factorConfirmed, factorOf, factorRemoved, newRecoveryCodes } from '../domain/second-factor.ts';
import type { User } from '../domain/user.ts';
import { consoleUrl } from './console-url.ts';
import { countGuess } from './count-guess.ts';
import { endSessionsOf } from './end-sessions.ts';
import { openSession } from './open-session.ts';
import { countCode, wrongCode } from './prove-second-factor.ts';
import { recordAct } from './record-act.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { wrongLogin } from './wrong-login.ts';

type Credentials = Readonly<{ email: string; password: string }>;

/**
 * Creates a secret for an operator without a second factor. It takes effect when `confirmSecondFactor` receives one of
 * its codes.
 */
export const beginSecondFactor = async (context: AskedContext, credentials: Credentials) => {
  const operator = await operatorOf(context, credentials);
  const { sealed, ...made } = await context.authenticator.begin(operator.email);
  await context.users.change(operator._id, (current) => {
    refuseSecond(current);
    return factorBegun(current, sealed, context.clock());
  });
  return made;
};

/** Activates the second factor, ends all earlier sessions, and answers the recovery codes and a new session. */
export const confirmSecondFactor = async (
  context: AskedContext,
  { code, ...credentials }: Credentials & Readonly<{ code: string }>,
) => {
  const operator = await operatorOf(context, credentials);
  const secret = operator.secondFactor?.secret;
  if (secret === undefined) throw invalid('second_factor', messages.secondFactorNeeded);
  await countCode(context, operator);
  const checked = await context.authenticator.check(secret, code.trim(), context.clock());
  if (!checked) throw wrongCode();
  const { step } = checked;
  await recordAct(context, operator, 'SetUpSecondFactor');
  const recoveryCodes = newRecoveryCodes();
  await context.users.change(operator._id, (current) => {
    refuseSecond(current);
    if (current.secondFactor?.secret !== secret) throw wrongCode();
    return factorConfirmed(current, { step, recoveryCodes, consoleUrl: consoleUrl(context) }, context.clock());
  });
  await endSessionsOf(context, operator._id);
  return { recoveryCodes: [...recoveryCodes], session: await openSession(context, operator) };
};

/** For the operators' key: removes a lost factor, so that the operator sets up another. Errors: NOT_FOUND. */
export const resetSecondFactor = async (context: Context, email: string) => {
  const operator = await context.users.byEmail(email.trim().toLowerCase());
  if (operator?.role !== 'operator') throw notFound('Operator');
  await context.users.change(operator._id, (current) => factorRemoved(current, consoleUrl(context), context.clock()));
  await endSessionsOf(context, operator._id);
  return true;
};

const operatorOf = async (context: AskedContext, { email, password }: Credentials): Promise<User> => {
  const user = await context.users.byEmail(email.trim().toLowerCase());
  await countGuess(context, email, user);
  const matches = await context.passwords.matches(password, user?.passwordHash);
  if (!user || !matches) throw wrongLogin();
  refuseSuspended(user);
  if (user.role !== 'operator') throw new Failure('FORBIDDEN', messages.otherRole('operator'));
  refuseSecond(user);
  return user;
};

const refuseSecond = (user: User) => {
  if (factorOf(user)) throw conflict(messages.secondFactorSet);
};
