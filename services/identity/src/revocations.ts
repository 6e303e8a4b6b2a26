import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@waratah/kit/process/logger';
import type { Redis } from 'ioredis';
import { accessTokenLifetimeS } from './tokens.ts';

/** How long a gateway must know of an ended session: longer than its last access token lives. */
export const revokedForS = accessTokenLifetimeS + 60;

export type Revocations = Readonly<{
  /** Tells every gateway that a session's access tokens are no longer good. While Redis is away it is told later. */
  revoke: (sessionId: string) => Promise<void>;
  /** Writes down sessions again that Redis may have lost, for gateways that start later. */
  keep: (sessionIds: readonly string[]) => Promise<void>;
}>;

/** The channel that gateways listen to and the keys that they read at the start; the gateway has the same names. */
const revokedChannel = 'revoked-sessions';
const revokedKey = (sessionId: string) => `revoked-session:${sessionId}`;

/** Nobody waits longer for Redis: the session has ended in MongoDB, and no refresh revives it. */
const patienceMs = 500;

export const createRevocations = (redis: Redis, log: Logger): Revocations => {
  const tell = async (sessionId: string) => {
    await redis.set(revokedKey(sessionId), '1', 'EX', revokedForS);
    await redis.publish(revokedChannel, sessionId);
  };
  return {
    revoke: async (sessionId) => {
      const told = tell(sessionId).catch((error: unknown) => log.warn({ err: error }, 'gateways not told'));
      await Promise.race([told, sleep(patienceMs, undefined, { ref: false })]);
    },
    keep: async (sessionIds) => {
      const batch = redis.pipeline();
      for (const id of sessionIds) batch.set(revokedKey(id), '1', 'EX', revokedForS);
      await batch.exec();
    },
  };
};
