import { openRedis } from '@waratah/kit/queues/queues';
import { startService } from '@waratah/kit/service';
import type { Config } from './config.ts';
import { handlersOf } from './consumers.ts';
import { type Context, createContext } from './context.ts';
import { resolvers } from './graphql/resolvers.ts';
import { addImportRoute } from './routes/import.ts';
import { startExpireJobs } from './workers/expire-jobs.ts';

export type Overrides = Partial<Pick<Context, 'clock'>>;

export const startJobs = (config: Config, { clock }: Overrides = {}) =>
  startService<Context>({
    name: 'jobs',
    config,
    outboxes: ['jobs'],
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    clock,
    open: async (platform) => {
      const redis = platform.scope.use(openRedis(config.redisUrl, platform.log));
      const context = await createContext(config, platform);
      return {
        context,
        handlers: handlersOf(context),
        work: async (scope) => void scope.use(await startExpireJobs(context, redis)),
        checks: { redis: () => redis.ping(), s3: context.objects.ping },
        own: { search: context.search.check },
        routes: (app) => void addImportRoute(app, context, { internalKeys: config.internalKeys, acts: platform.acts }),
      };
    },
  });
