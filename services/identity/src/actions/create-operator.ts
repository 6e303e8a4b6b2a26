import { conflict, parseBody } from '@waratah/kit/errors';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { email, password } from '../domain/fields.ts';
import type { User } from '../domain/user.ts';
import { operatorPasswordChanged } from '../domain/user-changes.ts';
import { consoleUrl } from './console-url.ts';
import { endSessionsOf } from './end-sessions.ts';

const Operator = z.object({ email, password });

/** For the operators' key: creates an operator, or gives an existing one a new password. Operators cannot register (design section 9). */
export const createOperator = async (context: Context, input: unknown): Promise<User> => {
  const wanted = parseBody(Operator, input);
  const existing = await context.users.byEmail(wanted.email);
  if (existing && existing.role !== 'operator') throw conflict('An account with this email already exists');
  if (existing && (await context.passwords.matches(wanted.password, existing.passwordHash))) return existing;
  const passwordHash = await context.passwords.hash(wanted.password);
  return existing ? changePassword(context, existing, passwordHash) : insert(context, wanted.email, passwordHash);
};

/** Ends every session, since a stolen one may be the reason, and emails the operator. */
const changePassword = async (context: Context, operator: User, passwordHash: string) => {
  const changed = await context.users.change(operator._id, (current) =>
    operatorPasswordChanged(current, passwordHash, consoleUrl(context), context.clock()),
  );
  await endSessionsOf(context, operator._id);
  return changed ?? operator;
};

const insert = async (context: Context, address: string, passwordHash: string): Promise<User> => {
  const now = context.clock();
  const operator: User = {
    _id: await context.users.nextId(),
    version: 1,
    email: address,
    emailVerified: true,
    passwordHash,
    fullName: 'Operator',
    role: 'operator',
    createdAt: now,
    updatedAt: now,
  };
  return context.users.insert([operator, []]);
};
