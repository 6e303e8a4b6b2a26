import type { Context } from '../context.ts';
import { deletionReannounced } from '../domain/deletion.ts';
import { reannounced } from '../domain/user-changes.ts';

/** Announces every user again, so that services that lost their copy get it (design section 4). */
export const reannounceUsers = async ({ users, clock }: Context) => {
  const ids = await users.ids();
  for (const { _id } of ids)
    await users.announceAgain(_id, (user) => {
      if (user.deletedAt) return deletionReannounced(user, clock());
      return user.role === 'operator' ? [user, []] : reannounced(user, clock());
    });
  return ids.length;
};
