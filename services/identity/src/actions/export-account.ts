import { type Caller, requireOperator, requireUser } from '@waratah/kit/security/auth';
import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import type { ExportOf } from '../domain/export.ts';
import type { User } from '../domain/user.ts';
import { linkTo } from './file-link.ts';
import { findUser, type UserReference } from './find-user.ts';

/** The account to export: the caller's own or, for operators, the named one. */
export const accountToExport = async (
  context: Context,
  caller: Caller,
  reference: UserReference,
): Promise<ExportOf> => {
  const named = typeof reference.userId === 'number' || Boolean(reference.email);
  if (named) requireOperator(caller);
  const user = await findUser(context, named ? reference : { userId: requireUser(caller).id });
  if (!user) throw notFound('User');
  return { id: user._id, email: user.email };
};

/** Everything that identity stores about a user, except hashes of secrets. */
export const exportOf = async (context: Context, id: number) => {
  const user = await context.users.byId(id);
  if (!user) throw notFound('User');
  const {
    passwordHash: _password,
    reset: _reset,
    secondFactor: _factor,
    devices,
    resume,
    companyLogo,
    ...account
  } = user;
  const sessions = await context.sessions.openOf(id, context.clock());
  return {
    account,
    files: await filesOf(context, { resume, companyLogo }),
    knownDevices: (devices ?? []).map(({ key, seenAt }) => ({ key, seenAt })),
    sessions: sessions.map(({ device, address, createdAt, turnedAt }) => ({
      device,
      address,
      createdAt,
      lastUsedAt: turnedAt,
    })),
  };
};

const filesOf = async (context: Context, files: Pick<User, 'resume' | 'companyLogo'>) =>
  Promise.all(
    Object.entries(files).flatMap(([what, file]) =>
      file ? [linkTo(context, file).then((url) => ({ what, name: file.name, at: file.at, url }))] : [],
    ),
  );
