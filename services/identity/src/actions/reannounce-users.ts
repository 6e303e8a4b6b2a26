import { type AnnounceAgain, openAnnounceAgain } from '@waratah/kit/events/announce-again';
import type { Connection } from 'mongoose';
import { deletionReannounced } from '../domain/deletion.ts';
import { reannounced } from '../domain/user-changes.ts';
import type { UserStore } from '../store/users.ts';

/** Publishes every user again, so that services that lost their copies get them (design section 4). */
export const openReannounceUsers = (connection: Connection, users: UserStore, clock: () => Date): AnnounceAgain =>
  openAnnounceAgain({
    connection,
    name: 'users',
    count: users.count,
    announce: async (after, size) => {
      const ids = await users.idsAfter(after, size);
      await Promise.all(
        ids.map((id) =>
          users.announceAgain(id, (user) => {
            if (user.deletedAt) return deletionReannounced(user, clock());
            return user.role === 'operator' ? [user, []] : reannounced(user, clock());
          }),
        ),
      );
      return ids;
    },
    clock,
  });
