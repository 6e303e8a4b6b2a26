import type { Caller } from '@waratah/kit/security/auth';
import { conflict, invalid, notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { messages } from '../domain/messages.ts';
import { reinstated, suspended } from '../domain/suspension.ts';
import type { User } from '../domain/user.ts';
import { endSessionsOf } from './end-sessions.ts';

type Wish = Readonly<{ userId: number; reason: string }>;

const longest = 1_000;

/** An operator suspends somebody: no sign-in from now on, and every session there was is over within a second. */
export const suspendUser = async (context: Context, caller: Caller, { userId, reason }: Wish): Promise<User> => {
  const by = caller.kind === 'user' ? caller.id : undefined;
  if (by === userId) throw conflict(messages.suspendSelf);
  const given = reasonIn(reason);
  const user = await context.users.change(userId, (current) => {
    if (current.suspension) throw conflict(messages.suspendedAlready);
    return suspended(current, { reason: given, at: context.clock(), by });
  });
  if (!user) throw notFound('User');
  // After the change: whoever signed in meanwhile finds the suspension when their session is there, or is ended here.
  await endSessionsOf(context, userId);
  return user;
};

/** Everything that followed from the suspension is undone; the reason is kept in the audit trail. */
export const reinstateUser = async (context: Context, { userId, reason }: Wish): Promise<User> => {
  reasonIn(reason);
  const user = await context.users.change(userId, (current) => {
    if (!current.suspension) throw conflict(messages.notSuspended);
    return reinstated(current, context.clock());
  });
  if (!user) throw notFound('User');
  return user;
};

const reasonIn = (reason: string) => {
  const given = reason.trim();
  if (!given) throw invalid('reason', messages.reasonNeeded);
  if (given.length > longest) throw invalid('reason', `Must have at most ${longest} characters.`);
  return given;
};
