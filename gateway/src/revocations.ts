import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@waratah/kit/process/logger';
import { accessTokenMs } from '@waratah/vocabulary/limits';
import type { RedisSettings } from '@waratah/kit/process/servers';
import { openRedis } from '@waratah/kit/queues/queues';

/**
 * Sessions that ended while their access tokens were still valid. Kept in memory; identity announces them through
 * Redis.
 */
export type Revocations = Readonly<{ has: (sessionId: string) => boolean }> & AsyncDisposable;

const channel = 'revoked-sessions';
const keyPrefix = 'revoked-session:';
const patienceMs = 2_000;
/** Longer than the lifetime of an access token. */
const keptMs = accessTokenMs + 60_000;

export const openRevocations = async (redis: RedisSettings, log: Logger): Promise<Revocations> => {
  const revoked = new Map<string, NodeJS.Timeout>();
  const add = (sessionId: string) => {
    clearTimeout(revoked.get(sessionId));
    revoked.set(sessionId, setTimeout(() => revoked.delete(sessionId), keptMs).unref());
  };
  const listener = openRedis(redis, log);
  const reader = openRedis(redis, log);

  const readAll = async () => {
    for await (const keys of reader.scanStream({ match: `${keyPrefix}*`, count: 1_000 })) {
      for (const key of keys) add(String(key).slice(keyPrefix.length));
    }
  };

  listener.on('message', (_channel, sessionId) => add(sessionId));
  // Sessions that ended while Redis was away are read at each new connection.
  listener.on(
    'ready',
    () => void readAll().catch((error: unknown) => log.warn({ err: error }, 'revocations not read')),
  );
  const subscribed = listener.subscribe(channel).catch((error: unknown) => log.warn({ err: error }, 'not subscribed'));
  // A gateway also starts while Redis is away, and reads the ended sessions when Redis is back.
  await Promise.race([subscribed, sleep(patienceMs, undefined, { ref: false })]);
  return {
    has: (sessionId) => revoked.has(sessionId),
    [Symbol.asyncDispose]: async () => {
      for (const timer of revoked.values()) clearTimeout(timer);
      await Promise.all([listener[Symbol.asyncDispose](), reader[Symbol.asyncDispose]()]);
    },
  };
};
