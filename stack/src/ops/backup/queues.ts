import { JetStreamApiCodes, JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { streamsOfOurs } from '@waratah/kit/events/bus';
import { natsServer } from '@waratah/kit/events/nats-server';
import { readEnv } from '@waratah/kit/process/config';
import { inTime } from '@waratah/kit/process/in-time';
import { scoped } from '@waratah/kit/process/lifecycle';
import { createLogger } from '@waratah/kit/process/logger';
import { defaultLimits, natsEnv, readNats, readRedis, redisEnv } from '@waratah/kit/process/servers';
import { openRedis } from '@waratah/kit/queues/queues';
import { z } from 'zod';
import type { Env } from '../../settings.ts';
import { OpsError } from '../ops-error.ts';

/**
 * Connects to the Redis and NATS that settings name, as services do, to make sure that they answer before the first
 * write. `forget` removes their contents, which are newer than the restored databases; services create both again.
 * Throws OpsError if one does not answer; ConfigError.
 */
export const openQueues = (settings: Env) =>
  scoped(async (scope) => {
    const redis = settings.REDIS_URL ? scope.use(await reachRedis(settings)) : undefined;
    const nats = settings.NATS_URL ? scope.use(await reachNats(settings)) : undefined;
    return {
      forget: async () => {
        await redis?.flushdb();
        const { streams: api } = nats ? await jetstreamManager(nats.connection) : {};
        for (const name of streamsOfOurs) await api?.delete(name).catch(unlessMissing);
      },
    };
  });

const reachRedis = async (settings: Env) => {
  const { limits = defaultLimits, ...server } = readRedis(readEnv(z.object(redisEnv), settings));
  const redis = openRedis({ ...server, limits }, createLogger('ops', 'silent'));
  try {
    await inTime(redis.ping(), limits.commandMs, () => {
      throw new OpsError('Redis does not answer (REDIS_URL).');
    });
    return redis;
  } catch (error) {
    await redis[Symbol.asyncDispose]();
    throw error;
  }
};

const reachNats = async (settings: Env) => {
  const { limits = defaultLimits, ...server } = readNats(readEnv(z.object(natsEnv), settings));
  try {
    const options = { ...natsServer(server), timeout: limits.connectMs, maxReconnectAttempts: -1 };
    const connection = await connect(options);
    return { connection, [Symbol.asyncDispose]: () => connection.close() };
  } catch (error) {
    throw new OpsError('NATS does not answer (NATS_URL).', { cause: error });
  }
};

const unlessMissing = (error: unknown) => {
  if (!(error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound)) throw error;
};
