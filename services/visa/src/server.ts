import { openBus } from '@waratah/kit/events/bus';
import { startConsumer } from '@waratah/kit/events/consumer';
import { openObjectStore } from '@waratah/kit/files/object-store';
import { listenForHealth } from '@waratah/kit/http/server';
import { scoped } from '@waratah/kit/process/lifecycle';
import { createLogger } from '@waratah/kit/process/logger';
import { createMetrics } from '@waratah/kit/metrics/metrics';
import { watchEvents } from '@waratah/kit/metrics/events';
import { buildIndexes, openMongo, pingMongo } from '@waratah/kit/mongo/connection';
import { startOutbox } from '@waratah/kit/events/outbox';
import { openRedis } from '@waratah/kit/queues/queues';
import { signedLinks } from '@waratah/kit/security/signed-links';
import { startSubgraph } from '@waratah/kit/http/subgraph';
import type { Config } from './config.ts';
import { handlersOf } from './consumers/handlers.ts';
import type { Context } from './context.ts';
import { resolvers } from './graphql/resolvers.ts';
import { studentStore } from './store/students.ts';
import { verificationStore } from './store/verifications.ts';
import { startRetention } from './workers/retention.ts';

export type Overrides = Partial<Pick<Context, 'clock'>>;

/** Starts the service: the calls (`api`), what it does by itself (`worker`), or both (`all`). */
export const startVisa = (config: Config, overrides: Overrides = {}) =>
  scoped(async (scope) => {
    const { host, port, role } = config;
    const log = createLogger('visa', config.logLevel);
    const mongo = scope.use(await openMongo(config.mongoUrl));
    const bus = scope.use(await openBus(config.natsUrl, 'visa', log));
    const redis = scope.use(openRedis(config.redisUrl, log));
    const outbox = scope.use(startOutbox(mongo, ['verifications'], bus, log));
    const objects = openObjectStore(config.objectStore);
    await objects.ensureBucket();
    const context: Context = {
      verifications: verificationStore(mongo, outbox),
      students: studentStore(mongo),
      objects,
      links: signedLinks(config.linkSecret),
      publicUrl: config.publicUrl,
      clock: overrides.clock ?? (() => new Date()),
      log,
    };
    await buildIndexes(context.verifications.model);
    if (role !== 'api') {
      scope.use(await startConsumer({ bus, connection: mongo, name: 'visa', handlers: handlersOf(context), log }));
      scope.use(await startRetention(context, redis));
    }
    const checks = { mongo: pingMongo(mongo), nats: bus.ping, redis: () => redis.ping(), s3: objects.ping };
    const metrics = createMetrics('visa');
    watchEvents(metrics, 'visa', { outbox, bus });
    const listening =
      role === 'worker'
        ? await listenForHealth({ port, host, checks, metrics })
        : await startSubgraph({
            schema: new URL('../schema.graphql', import.meta.url),
            resolvers,
            context,
            internalKeys: config.internalKeys,
            port,
            host,
            checks,
            metrics,
            log,
          });
    scope.use(listening);
    return { url: listening.url };
  });
