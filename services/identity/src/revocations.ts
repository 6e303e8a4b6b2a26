import type { Redis } from 'ioredis';
import { accessTokenLifetimeS } from './tokens.ts';

/** Tells every gateway that access tokens of a session are no longer good. */
export type Revocations = Readonly<{ revoke: (sessionId: string) => Promise<void> }>;

/** The channel that gateways listen to and the keys that they read at the start; the gateway has the same names. */
const revokedChannel = 'revoked-sessions';
const revokedKey = (sessionId: string) => `revoked-session:${sessionId}`;

export const createRevocations = (redis: Redis): Revocations => ({
  revoke: async (sessionId) => {
    await redis.set(revokedKey(sessionId), '1', 'EX', accessTokenLifetimeS + 60);
    await redis.publish(revokedChannel, sessionId);
  },
});
