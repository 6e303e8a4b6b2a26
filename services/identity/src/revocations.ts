import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@waratah/kit/process/logger';
import type { Redis } from 'ioredis';
import { accessTokenLifetimeS } from './tokens.ts';

/** How long gateways must remember an ended session: longer than the lifetime of an access token. */
export const revokedForS = accessTokenLifetimeS + 60;

export type Revocations = Readonly<{
  /** Informs every gateway that a session's access tokens are no longer valid; delayed while Redis is unavailable. */
  revoke: (sessionId: string) => Promise<void>;
  /** Records sessions again that Redis may have lost, for gateways that start later, and tells those that run already. */
  keep: (sessionIds: readonly string[]) => Promise<void>;
}>;

/**
 * The channel that gateways subscribe to, and the keys that they read at the start; the gateway uses the same names.
 */
const revokedChannel = 'revoked-sessions';
const revokedKey = (sessionId: string) => `revoked-session:${sessionId}`;

/** Time limit for Redis. The session has already ended in MongoDB, so no refresh can revive it. */
const patienceMs = 500;

export const createRevocations = (redis: Redis, log: Logger): Revocations => {
  /** Even a Redis that is out of memory passes messages on, so running gateways are still notified. */
  const notify = async (sessionId: string) => {
    const [kept, published] = await Promise.allSettled([
      redis.set(revokedKey(sessionId), '1', 'EX', revokedForS),
      redis.publish(revokedChannel, sessionId),
    ]);
    for (const one of [kept, published]) if (one.status === 'rejected') throw one.reason;
  };
  return {
    revoke: async (sessionId) => {
      const notified = notify(sessionId).catch((error: unknown) => log.warn({ err: error }, 'gateways not notified'));
      await Promise.race([notified, sleep(patienceMs, undefined, { ref: false })]);
    },
    keep: async (sessionIds) => {
      const batch = redis.pipeline();
      for (const id of sessionIds) {
        batch.set(revokedKey(id), '1', 'EX', revokedForS);
        // A gateway that started after the loss read nothing.
        batch.publish(revokedChannel, id);
      }
      await batch.exec();
    },
  };
};
