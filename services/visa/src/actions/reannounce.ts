import { type AnnounceAgain, openAnnounceAgain } from '@waratah/kit/events/announce-again';
import type { Connection } from 'mongoose';
import { announcedAgain } from '../domain/verification.ts';
import type { VerificationStore } from '../store/verifications.ts';

/** Publishes every current decision again, so that other services can rebuild their copies. */
export const openReannounce = (
  connection: Connection,
  verifications: VerificationStore,
  clock: () => Date,
): AnnounceAgain =>
  openAnnounceAgain({
    connection,
    name: 'verifications',
    count: verifications.count,
    announce: async (after, size) => {
      const ids = await verifications.idsAfter(after, size);
      await Promise.all(ids.map((id) => verifications.announceAgain(id, announcedAgain)));
      return ids;
    },
    clock,
  });
