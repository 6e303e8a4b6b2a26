import type { UserCaller } from '@waratah/kit/security/auth';
import { conflict, Failure, invalid, unauthenticated } from '@waratah/kit/errors';
import { isDuplicateKey } from '@waratah/kit/mongo/connection';
import type { AskedContext } from '../context.ts';
import { deviceOf } from '../domain/device.ts';
import { googleLinked, madeByGoogle, relationOf, takenOver } from '../domain/google-account.ts';
import { messages } from '../domain/messages.ts';
import type { Role, User } from '../domain/user.ts';
import type { GooglePerson } from '../google.ts';
import { endSessionsOf } from './end-sessions.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { startSession } from './start-session.ts';
import { startUrl } from './start-url.ts';

type GoogleReturn = Readonly<{
  transaction: string;
  code: string;
  role?: MaybeRole;
  asksRole?: boolean | null | undefined;
}>;
type MaybeRole = Role | null | undefined;

/** The role that was chosen, if any. An operator is never created this way. */
const chosen = (role: MaybeRole) => (role === 'employer' || role === 'student' ? role : undefined);

type Offer = Readonly<{ idToken: string; role?: MaybeRole; transaction: string }>;

/**
 * A code for the session of a person whom Google has just identified. Only the browser of the same transaction can
 * exchange it.
 */
export const offerGoogleSession = async (context: AskedContext, { idToken, role, transaction }: Offer) => {
  const person = await personOfUnusedToken(context, idToken);
  if (!person.emailVerified && !(await context.users.byGoogleSub(person.sub))) throw unverified();
  const code = await context.signInCodes.create(transaction, { person, role: chosen(role) }, context.clock());
  if (code === undefined) throw expired();
  return code;
};

/** Each id_token is accepted for one sign-in. */
const personOfUnusedToken = async (context: AskedContext, idToken: string): Promise<GooglePerson> => {
  await context.limits.address.google(context.client.address);
  const person = await context.google.personOf(idToken);
  if (!(await context.usedTokens.useOnce(idToken, context.clock()))) throw invalid('id_token', messages.badIdToken);
  return person;
};

/**
 * Opens the session for a code, given the transaction of the browser that began. With `asksRole`, a new person without
 * a role is asked for one first, and the code stays valid.
 */
export const exchangeGoogleCode = async (context: AskedContext, given: GoogleReturn) => {
  const { transaction, code, asksRole } = given;
  await context.limits.address.google(context.client.address);
  if (asksRole && (await lacksRole(context, given))) throw invalid('role', messages.chooseRole);
  const signsIn = await context.signInCodes.take(code, transaction, context.clock());
  if (!signsIn) throw expired();
  return signInAs(context, signsIn.person, signsIn.role ?? chosen(given.role) ?? 'student');
};

const lacksRole = async ({ signInCodes, users, clock }: AskedContext, { transaction, code, role }: GoogleReturn) => {
  const signsIn = await signInCodes.peek(code, transaction, clock());
  if (!signsIn || signsIn.role || chosen(role)) return false;
  const { sub, email } = signsIn.person;
  return !((await users.byGoogleSub(sub)) ?? (await users.byEmail(email)));
};

const unverified = () => new Failure('FORBIDDEN', messages.googleUnverified);

const expired = () => invalid('code', messages.googleExpired);

/** Signs in with an id_token. */
export const signInWithGoogle = async (context: AskedContext, idToken: string, role: MaybeRole) =>
  signInAs(context, await personOfUnusedToken(context, idToken), chosen(role) ?? 'student');

const signInAs = async (context: AskedContext, person: GooglePerson, role: 'student' | 'employer') => {
  const user = (await context.users.byGoogleSub(person.sub)) ?? (await accountOf(context, person, role));
  if (user.role === 'operator') throw refused();
  refuseSuspended(user);
  const session = await startSession(context, user);
  const standing = await context.users.standingOf(user._id);
  if (standing?.suspension) {
    await endSessionsOf(context, user._id);
    refuseSuspended(standing);
  }
  return session;
};

/** The account with the person's proven email, or a new one. */
const accountOf = async (context: AskedContext, person: GooglePerson, role: 'student' | 'employer'): Promise<User> => {
  if (!person.emailVerified) throw unverified();
  const user = await context.users.byEmail(person.email);
  return user ? join(context, user, person) : make(context, person, role);
};

const join = async (context: AskedContext, user: User, person: GooglePerson) => {
  const now = context.clock();
  const device = deviceOf(context.client);
  const relation = relationOf(user, person.sub, device);
  if (relation === 'refused') throw refused();
  if (relation === 'take over') await endSessionsOf(context, user._id);
  const joined = await context.users.change(user._id, (current) =>
    relation === 'take over'
      ? takenOver(current, { person, device, startUrl: startUrl(context, current), publicUrl: context.publicUrl }, now)
      : googleLinked(current, person.sub, now),
  );
  // Ends sessions again, for one opened with the old password just before it was removed.
  if (relation === 'take over') await endSessionsOf(context, user._id);
  return joined ?? user;
};

const make = async (context: AskedContext, person: GooglePerson, role: 'student' | 'employer'): Promise<User> => {
  const id = await context.users.nextId();
  try {
    const made = { id, person, role, startUrl: startUrl(context, { role }), now: context.clock() };
    return await context.users.insert(madeByGoogle(made));
  } catch (error) {
    // The account was created at the same moment, in another tab or by a registration.
    const existing = isDuplicateKey(error) ? await context.users.byEmail(person.email) : undefined;
    if (!existing) throw error;
    return join(context, existing, person);
  }
};

const refused = () => new Failure('FORBIDDEN', messages.googleRefused);

/** Links a Google account to the caller's, whose own address must be proven first. */
export const linkGoogle = async (context: AskedContext, caller: UserCaller, idToken: string) => {
  if (caller.role === 'operator') throw refused();
  await context.limits.address.google(context.client.address);
  const { sub } = await context.google.personOf(idToken);
  const user = await context.users.byId(caller.id);
  if (!user) throw unauthenticated();
  if (!user.emailVerified) throw conflict(messages.verifyFirst);
  const holder = await context.users.byGoogleSub(sub);
  if (holder && holder._id !== user._id) throw conflict(messages.googleTaken);
  return linked(context, user, sub);
};

const linked = async ({ users, clock }: AskedContext, user: User, sub: string) => {
  try {
    return (await users.change(user._id, (current) => googleLinked(current, sub, clock()))) ?? user;
  } catch (error) {
    throw isDuplicateKey(error) ? conflict(messages.googleTaken) : error;
  }
};
