import { conflict, parseBody } from '@waratah/kit/errors';
import { isDuplicateKey } from '@waratah/kit/mongo/connection';
import type { AskedContext } from '../context.ts';
import { deviceOf } from '../domain/device.ts';
import { messages } from '../domain/messages.ts';
import { type Registration, registrationOn } from '../domain/registration.ts';
import type { User } from '../domain/user.ts';
import { registered } from '../domain/user-changes.ts';
import { startSession } from './start-session.ts';
import { verificationUrl } from './verification-url.ts';

/** Creates an account, requests the verification email and signs in (spec sections 4 and 5). */
export const register = async (context: AskedContext, input: unknown) => {
  await context.limits.address(context.client.address);
  const registration = parseBody(registrationOn(context.clock()), input);
  if (await context.users.byEmail(registration.email)) throw emailTaken();
  const user = await newUser(context, registration);
  await insertOnce(context, user);
  return startSession(context, user);
};

const emailTaken = () => conflict(messages.emailTaken);

const newUser = async (context: AskedContext, { password, ...fields }: Registration): Promise<User> => ({
  _id: await context.users.nextId(),
  version: 1,
  ...fields,
  emailVerified: false,
  passwordHash: await context.passwords.hash(password),
  devices: [{ key: deviceOf(context.client).key, seenAt: context.clock() }],
  createdAt: context.clock(),
  updatedAt: context.clock(),
});

const insertOnce = async (context: AskedContext, user: User) => {
  try {
    await context.users.insert(registered(user, await verificationUrl(context, user), context.clock()));
  } catch (error) {
    throw isDuplicateKey(error) ? emailTaken() : error;
  }
};
