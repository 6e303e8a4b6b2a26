import { repeat } from '@waratah/kit/process/passes';
import { openRedis } from '@waratah/kit/queues/queues';
import { startService } from '@waratah/kit/service';
import { runSavedSearches } from './actions/run-saved-searches.ts';
import type { Config } from './config.ts';
import { handlersOf } from './consumers.ts';
import { type Context, createContext } from './context.ts';
import { watchReadings } from './metrics.ts';
import { resolvers } from './graphql/resolvers.ts';
import { addImportRoute } from './routes/import.ts';
import { startExpireJobs } from './workers/expire-jobs.ts';
import { startKeepFeeds } from './workers/keep-feeds.ts';
import { startImportWorker } from './workers/run-imports.ts';

export type Overrides = Partial<Pick<Context, 'clock'>>;

const reannouncePassMs = 1_000;
/** Interval at which counted views are saved, in milliseconds. */
const viewsMs = 3_000;
const runPassMs = 5_000;

export const startJobs = (config: Config, { clock }: Overrides = {}) =>
  startService<Context>({
    name: 'jobs',
    config,
    outboxes: ['jobs', 'saved_searches'],
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    clock,
    open: async (platform) => {
      const redis = platform.scope.use(openRedis(config.redis, platform.log));
      const context = await createContext(config, platform, redis);
      // In processes that answer requests, so that each saves the views that it counted. Views that cannot be saved
      // when it stops are lost.
      platform.scope.defer(() => context.views.flush().catch(() => undefined));
      platform.scope.use(repeat(viewsMs, context.views.flush, platform.log));
      // Workers have no search index.
      if (config.role !== 'worker')
        platform.scope.use(repeat(runPassMs, () => runSavedSearches(context), platform.log));
      return {
        context,
        handlers: handlersOf(context),
        work: async (scope) => {
          scope.use(await startExpireJobs(context, redis, platform.runs));
          scope.use(startImportWorker(context, redis));
          scope.use(await startKeepFeeds(context, redis, platform.runs));
          scope.use(repeat(reannouncePassMs, context.reannounce.work, platform.log));
        },
        watch: () => watchReadings(context, platform.metrics),
        checks: { redis: () => redis.ping(), s3: context.objects.ping },
        own: { search: context.search.check },
        routes: (app) => addImportRoute(app, context, { internalKeys: config.internalKeys, acts: platform.acts }),
      };
    },
  });
