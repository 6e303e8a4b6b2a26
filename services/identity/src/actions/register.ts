import { createHash } from 'node:crypto';
import { conflict, parseBody } from '@waratah/kit/errors';
import { isDuplicateKey } from '@waratah/kit/mongo/connection';
import type { AskedContext } from '../context.ts';
import { askerOf } from '../domain/asker.ts';
import { messages } from '../domain/messages.ts';
import { type Registration, registrationOn } from '../domain/registration.ts';
import type { User } from '../domain/user.ts';
import { registered } from '../domain/user-changes.ts';
import { startSession } from './start-session.ts';
import { verificationUrl } from './verification-url.ts';

/**
 * Creates an account, requests the verification email and signs in (spec sections 4 and 5). If the request is repeated
 * under the same idempotency key because its answer was lost, it signs in to the account that was created.
 */
export const register = async (context: AskedContext, input: unknown, idempotencyKey?: string) => {
  await context.limits.address.register(context.client.address);
  const registration = parseBody(registrationOn(context.clock(), context.localities), input);
  const registrationKey = idempotencyKey && createHash('sha256').update(idempotencyKey).digest('base64url');
  const keyed = { ...registration, registrationKey };
  const before = await context.users.byEmail(registration.email);
  return startSession(context, before ? await sameAgain(context, before, keyed) : await insertOnce(context, keyed));
};

const emailTaken = () => conflict(messages.emailTaken);

type Keyed = Registration & Pick<User, 'registrationKey'>;

/** As long as first answers are kept elsewhere. */
const keptMs = 24 * 3_600_000;

const sameAgain = async ({ passwords, clock }: AskedContext, user: User, { password, registrationKey }: Keyed) => {
  const isSame = registrationKey !== undefined && user.registrationKey === registrationKey;
  const isLate = clock().getTime() - user.createdAt.getTime() > keptMs;
  if (!isSame || isLate || user.suspension || !(await passwords.matches(password, user.passwordHash)))
    throw emailTaken();
  return user;
};

const newUser = async (context: AskedContext, { password, ...fields }: Keyed): Promise<User> => ({
  _id: await context.users.nextId(),
  version: 1,
  ...fields,
  emailVerified: false,
  passwordHash: await context.passwords.hash(password),
  createdAt: context.clock(),
  updatedAt: context.clock(),
});

const insertOnce = async (context: AskedContext, keyed: Keyed) => {
  const user = await newUser(context, keyed);
  try {
    const link = { url: await verificationUrl(context, user), asker: askerOf(context) };
    await context.users.insert(registered(user, link, context.clock()));
    return user;
  } catch (error) {
    const before = isDuplicateKey(error) ? await context.users.byEmail(keyed.email) : undefined;
    if (!before) throw error;
    return sameAgain(context, before, keyed);
  }
};
