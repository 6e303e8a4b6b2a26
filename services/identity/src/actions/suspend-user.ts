import type { Caller } from '@waratah/kit/security/auth';
import { invalid, notFound } from '@waratah/kit/errors';
import { writtenText } from '@waratah/kit/written-text';
import type { Context } from '../context.ts';
import { messages } from '../domain/messages.ts';
import { reinstated, suspended } from '../domain/suspension.ts';
import type { User } from '../domain/user.ts';
import { endSessionsOf } from './end-sessions.ts';
import { refuseOperators } from './refuse-operators.ts';

type SuspensionRequest = Readonly<{ userId: number; reason: string }>;

const maxReasonLength = 1_000;

/** Suspends a user: no further sign-in is possible, and every session ends within a second. */
export const suspendUser = async (
  context: Context,
  caller: Caller,
  { userId, reason }: SuspensionRequest,
): Promise<User> => {
  const by = caller.kind === 'user' ? caller.id : undefined;
  const given = reasonIn(reason);
  const user = await context.users.change(userId, (current) => {
    refuseOperators(caller, current);
    return suspended(current, { reason: given, at: context.clock(), by });
  });
  if (!user) throw notFound('User');
  // After the change, so that a sign-in in progress either sees the suspension or has its session ended here.
  await endSessionsOf(context, userId);
  return user;
};

/** Undoes a suspension; the audit trail keeps the reason. */
export const reinstateUser = async (
  context: Context,
  caller: Caller,
  { userId, reason }: SuspensionRequest,
): Promise<User> => {
  reasonIn(reason);
  const user = await context.users.change(userId, (current) => {
    refuseOperators(caller, current);
    return reinstated(current, context.clock());
  });
  if (!user) throw notFound('User');
  return user;
};

const reasonIn = (reason: string) => {
  const given = writtenText(reason);
  if (!given) throw invalid('reason', messages.reasonNeeded);
  if (given.length > maxReasonLength) throw invalid('reason', `Must have at most ${maxReasonLength} characters.`);
  return given;
};
