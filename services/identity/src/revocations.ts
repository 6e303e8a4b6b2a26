import type { Redis } from 'ioredis';
import { accessTokenLifetimeS } from './tokens.ts';

/** Tells every gateway that access tokens of a session are no longer good. */
export type Revocations = Readonly<{ revoke: (sessionId: string) => Promise<void> }>;

/** Shared with the gateway: the channel it listens to and the keys it reads at start. */
const revokedChannel = 'revoked-sessions';
const revokedKey = (sessionId: string) => `revoked-session:${sessionId}`;

export const createRevocations = (redis: Redis): Revocations => ({
  revoke: async (sessionId) => {
    await redis.set(revokedKey(sessionId), '1', 'EX', accessTokenLifetimeS + 60);
    await redis.publish(revokedChannel, sessionId);
  },
});
