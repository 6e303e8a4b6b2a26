import type { UserCaller } from '@waratah/kit/security/auth';
import { conflict, Failure, invalid, unauthenticated } from '@waratah/kit/errors';
import { isDuplicateKey } from '@waratah/kit/mongo/connection';
import type { AskedContext } from '../context.ts';
import { googleLinked, madeByGoogle, relationOf, takenOver } from '../domain/google-account.ts';
import { messages } from '../domain/messages.ts';
import { signInPath } from '../domain/redirect.ts';
import type { Role, User } from '../domain/user.ts';
import type { GooglePerson } from '../google.ts';
import { endSessionsOf } from './end-sessions.ts';
import { noteDevice } from './note-device.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { startSession } from './start-session.ts';
import { startUrl } from './start-url.ts';

type GoogleReturn = Readonly<{ transaction: string; code: string }>;
type MaybeRole = Role | null | undefined;

/** The role of an account that is yet to be made; operators are never made so. */
const roleOf = (role: MaybeRole) => (role === 'employer' ? 'employer' : 'student');

export const beginGoogleSignIn = async (
  { google, publicUrl, limits, client }: AskedContext,
  { redirect, role }: Readonly<{ redirect?: string | null | undefined; role?: MaybeRole }>,
) => {
  await limits.address(client.address);
  return google.begin({ redirect: signInPath(redirect ?? undefined, publicUrl), role: roleOf(role) });
};

export const finishGoogleSignIn = async (context: AskedContext, transaction: string, query: string) => {
  await context.limits.address(context.client.address);
  const { person, role, redirect } = await context.google.finish(transaction, query);
  if (!person.emailVerified && !(await context.users.byGoogleSub(person.sub))) throw unverified();
  const code = await context.signInCodes.create(transaction, { person, role }, context.clock());
  if (code === undefined) throw expired();
  return { redirect, code };
};

/** Opens the session that a code stands for; only with the transaction of the browser that began. */
export const exchangeGoogleCode = async (context: AskedContext, { transaction, code }: GoogleReturn) => {
  await context.limits.address(context.client.address);
  const signsIn = await context.signInCodes.take(code, transaction, context.clock());
  if (!signsIn) throw expired();
  return signInAs(context, signsIn.person, signsIn.role);
};

const unverified = () => new Failure('FORBIDDEN', messages.googleUnverified);

const expired = () => invalid('code', messages.googleExpired);

/** Signs in with an id_token; each is good for one sign-in. */
export const signInWithGoogle = async (context: AskedContext, idToken: string, role: MaybeRole) => {
  await context.limits.address(context.client.address);
  const person = await context.google.personOf(idToken);
  if (!(await context.usedTokens.useOnce(idToken, context.clock()))) throw invalid('id_token', messages.badIdToken);
  return signInAs(context, person, roleOf(role));
};

const signInAs = async (context: AskedContext, person: GooglePerson, role: 'student' | 'employer') => {
  const user = (await context.users.byGoogleSub(person.sub)) ?? (await accountOf(context, person, role));
  if (user.role === 'operator') throw refused();
  refuseSuspended(user);
  await noteDevice(context, user);
  const session = await startSession(context, user);
  const standing = await context.users.standingOf(user._id);
  if (standing?.suspension) {
    await endSessionsOf(context, user._id);
    refuseSuspended(standing);
  }
  return session;
};

/** The account with the person's proven e-mail, or a new one. */
const accountOf = async (context: AskedContext, person: GooglePerson, role: 'student' | 'employer'): Promise<User> => {
  if (!person.emailVerified) throw unverified();
  const user = await context.users.byEmail(person.email);
  return user ? join(context, user, person) : make(context, person, role);
};

const join = async (context: AskedContext, user: User, person: GooglePerson) => {
  const now = context.clock();
  const relation = relationOf(user, person.sub);
  if (relation === 'refused') throw refused();
  if (relation === 'take over') await endSessionsOf(context, user._id);
  const joined = await context.users.change(user._id, (current) =>
    relation === 'take over'
      ? takenOver(current, person, startUrl(context, current), now)
      : googleLinked(current, person.sub, now),
  );
  // Once more, for a session that was opened with the old password while it still held.
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
  await context.limits.address(context.client.address);
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
