import type { Heard } from '@waratah/kit/events/consumer';
import { followEmployer } from '../actions/follow-employer.ts';
import type { Context } from '../context.ts';

type News =
  | Heard<'identity.user.v1.registered'>
  | Heard<'identity.user.v1.email_verified'>
  | Heard<'identity.profile.v1.updated'>
  | Heard<'identity.user.v1.suspended'>
  | Heard<'identity.user.v1.reinstated'>;

/** Every event of a user carries the whole user; only employers matter here. */
export const onUser =
  (context: Context) =>
  async ({ data: { user } }: News) => {
    if (user?.profile.case !== 'company') return;
    const { name: companyName, abn } = user.profile.value;
    await followEmployer(context, {
      _id: user.id,
      version: user.version,
      emailVerified: user.emailVerified,
      companyName,
      abn,
      email: user.email,
      fullName: user.fullName,
      suspended: user.suspended,
    });
  };
