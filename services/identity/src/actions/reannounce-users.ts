import type { Context } from '../context.ts';
import { reannounced } from '../domain/user.ts';

/** Announces every user again, so that services that lost their copy get it (design section 4). */
export const reannounceUsers = async ({ users, clock }: Context) => {
  const ids = await users.ids();
  for (const { _id } of ids)
    await users.change(_id, (user) => (user.role === 'operator' ? [user, []] : reannounced(user, clock())));
  return ids.length;
};
