import type { Caller } from '@waratah/kit/security/auth';
import { invalid } from '@waratah/kit/errors';
import type { AskedContext } from '../context.ts';
import { deviceOf, isBrowser, isSameDevice, recognised } from '../domain/device.ts';
import { messages } from '../domain/messages.ts';
import type { User } from '../domain/user.ts';
import { emailVerified } from '../domain/user-changes.ts';
import { countGuess } from './count-guess.ts';
import { startUrl } from './start-url.ts';
import { verificationPurpose } from './verification-url.ts';

type Proof = Readonly<{ token: string; password?: string | null | undefined }>;

const badLink = () => invalid('token', messages.badVerificationLink);

/**
 * Verifies the address by an emailed link; a second time changes nothing. Somebody else may have made the account with
 * this address, so its reader also needs the account's session, a browser that it knows by its cookie, or its password. A program
 * without cookies is known by its name and network.
 */
export const verifyEmail = async (context: AskedContext, caller: Caller, { token, password }: Proof) => {
  const subject = await context.links.read(verificationPurpose, token);
  if (subject === undefined) throw badLink();
  const [id, email] = subject.split(/:(.*)/s);
  const user = await context.users.byId(Number(id));
  if (!user || user.email !== email) throw badLink();
  if (user.emailVerified) return true;
  if (!isOwnAccount(context, caller, user)) await provePassword(context, user, password);
  await context.users.change(user._id, (current) =>
    emailVerified(current, startUrl(context, current), context.clock()),
  );
  return true;
};

const isOwnAccount = ({ client }: AskedContext, caller: Caller, user: User) =>
  (caller.kind === 'user' && caller.id === user._id) ||
  isSameDevice(user, deviceOf(client)) ||
  (!isBrowser(client) && recognised(user, deviceOf(client)) !== undefined);

const provePassword = async (context: AskedContext, user: User, password: string | null | undefined) => {
  if (!password) throw invalid('password', messages.ownAccount);
  const giveBack = await countGuess(context, user.email, user);
  if (!(await context.passwords.matches(password, user.passwordHash)))
    throw invalid('password', messages.wrongPassword);
  await giveBack();
};
