import { openBus } from '@waratah/kit/events/bus';
import { startConsumer } from '@waratah/kit/events/consumer';
import { openObjectStore } from '@waratah/kit/files/object-store';
import { listenForHealth } from '@waratah/kit/http/server';
import { scoped } from '@waratah/kit/process/lifecycle';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
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
import { addImportRoute } from './routes/import.ts';
import { draftStore } from './store/drafts.ts';
import { employerStore } from './store/employers.ts';
import { favoriteStore } from './store/favorites.ts';
import { jobStore } from './store/jobs.ts';
import { noSearch, startLiveSearch } from './store/live-search.ts';
import { reportStore } from './store/reports.ts';
import { startExpireJobs } from './workers/expire-jobs.ts';

export type Overrides = Partial<Pick<Context, 'clock'>>;

/** Starts the service: the calls (`api`), what it does by itself (`worker`), or both (`all`). */
export const startJobs = (config: Config, overrides: Overrides = {}) =>
  scoped(async (scope) => {
    const { host, port, role } = config;
    const log = createLogger('jobs', config.logLevel);
    const mongo = scope.use(await openMongo(config.mongoUrl));
    const bus = scope.use(await openBus(config.natsUrl, 'jobs', log));
    const redis = scope.use(openRedis(config.redisUrl, log));
    const outbox = scope.use(startOutbox(mongo, ['jobs'], bus, log));
    const jobs = jobStore(mongo, outbox);
    const employers = employerStore(mongo);
    const drafts = draftStore(mongo);
    const favorites = favoriteStore(mongo);
    const reports = reportStore(mongo);
    await buildIndexes(jobs.model, drafts.model, favorites.model, reports.model);
    const objects = openObjectStore(config.objectStore);
    await objects.ensureBucket();
    const clock = overrides.clock ?? (() => new Date());
    const localities = await readLocalities();
    const { moderation, publicUrl } = config;
    const search = role === 'worker' ? noSearch : scope.use(await startLiveSearch({ jobs, bus, clock, log }));
    const context: Context = {
      favorites,
      reports,
      search,
      jobs,
      drafts,
      employers,
      objects,
      links: signedLinks(config.linkSecret),
      localities,
      moderation,
      publicUrl,
      clock,
      log,
    };

    if (role !== 'api') {
      const handlers = handlersOf(context);
      scope.use(await startConsumer({ bus, connection: mongo, name: 'jobs', handlers, log }));
      scope.use(await startExpireJobs(context, redis));
    }
    const checks = {
      mongo: pingMongo(mongo),
      nats: bus.ping,
      redis: () => redis.ping(),
      s3: objects.ping,
    };
    const own = { search: search.check };
    const metrics = createMetrics('jobs');
    watchEvents(metrics, 'jobs', { outbox, bus });
    const listening =
      role === 'worker'
        ? await listenForHealth({ port, host, checks, own, metrics })
        : await startSubgraph({
            schema: new URL('../schema.graphql', import.meta.url),
            resolvers,
            context,
            internalKeys: config.internalKeys,
            port,
            host,
            checks,
            own,
            metrics,
            log,
            routes: (app) => void addImportRoute(app, context, config.internalKeys),
          });
    scope.use(listening);
    return { url: listening.url, settled: outbox.settled };
  });
