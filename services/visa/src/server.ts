import { openRedis } from '@waratah/kit/queues/queues';
import { startService } from '@waratah/kit/service';
import type { Config } from './config.ts';
import { handlersOf } from './consumers.ts';
import { type Context, createContext } from './context.ts';
import { resolvers } from './graphql/resolvers.ts';
import { startRetention } from './workers/retention.ts';

export type Overrides = Partial<Pick<Context, 'clock'>>;

export const startVisa = (config: Config, { clock }: Overrides = {}) =>
  startService<Context>({
    name: 'visa',
    config,
    outboxes: ['verifications'],
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    clock,
    open: async (platform) => {
      const redis = platform.scope.use(openRedis(config.redisUrl, platform.log));
      const context = await createContext(config, platform);
      return {
        context,
        handlers: handlersOf(context),
        work: async (scope) => void scope.use(await startRetention(context, redis)),
        checks: { redis: () => redis.ping(), s3: context.objects.ping },
      };
    },
  });
