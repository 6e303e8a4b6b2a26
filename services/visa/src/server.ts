import { repeat } from '@waratah/kit/process/passes';
import { openRedis } from '@waratah/kit/queues/queues';
import { startService } from '@waratah/kit/service';
import type { Config } from './config.ts';
import { handlersOf } from './consumers.ts';
import { type Context, createContext } from './context.ts';
import { resolvers } from './graphql/resolvers.ts';
import { startRetention } from './workers/retention.ts';

export type Overrides = Partial<Pick<Context, 'clock'>>;

const reannouncePassMs = 1_000;

export const startVisa = (config: Config, { clock }: Overrides = {}) =>
  startService<Context>({
    name: 'visa',
    config,
    outboxes: ['verifications'],
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    clock,
    open: async (platform) => {
      const redis = platform.scope.use(openRedis(config.redis, platform.log));
      const context = await createContext(config, platform, redis);
      return {
        context,
        handlers: handlersOf(context),
        work: async (scope) => {
          scope.use(await startRetention(context, redis, platform.runs));
          scope.use(repeat(reannouncePassMs, context.reannounce.work, platform.log));
        },
        checks: { redis: () => redis.ping(), s3: context.objects.ping },
      };
    },
  });
