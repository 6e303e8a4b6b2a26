import { repeat } from '@waratah/kit/process/passes';
import { openRedis } from '@waratah/kit/queues/queues';
import { openAddressLimit } from '@waratah/kit/security/limits';
import { startService } from '@waratah/kit/service';
import { sweepMessages } from './actions/sweep-messages.ts';
import { sweepSubscribers } from './actions/sweep-subscribers.ts';
import type { Config } from './config.ts';
import { handlersOf } from './consumers.ts';
import { type Context, createContext } from './context.ts';
import { resolvers } from './graphql/resolvers.ts';
import { watchMessages } from './metrics.ts';
import { openSendQueue, startSendWorker } from './workers/send.ts';

const usualSweepMs = 15_000;
const forgetMs = 60_000;
/** How long conversations with the mail server may continue once the process is to stop. */
const goodbyeMs = 5_000;

export type Overrides = Partial<Pick<Context, 'clock'>> & Readonly<{ sweepMs?: number }>;

export const startMailer = (config: Config, { clock, sweepMs = usualSweepMs }: Overrides = {}) =>
  startService<Context>({
    name: 'mailer',
    config,
    outboxes: ['messages', 'subscribers', 'suppressions'],
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    clock,
    open: async (platform) => {
      const redis = platform.scope.use(openRedis(config.redis, platform.log));
      const queue = platform.scope.use(openSendQueue(redis, platform.log));
      const context = await createContext(config, platform, {
        sendLater: queue.sendLater,
        limit: openAddressLimit(redis, 'mailing-list', config.signInsPerMinute),
      });
      return {
        context,
        handlers: handlersOf(context),
        work: (scope) => {
          scope.use(startSendWorker(context, redis));
          scope.use(repeat(sweepMs, () => sweepMessages(context), platform.log));
          scope.use(repeat(forgetMs, () => sweepSubscribers(context), platform.log));
        },
        // A silent mail server does not keep the process from stopping in time.
        retire: () => void setTimeout(context.transport.hangUp, goodbyeMs).unref(),
        watch: () => watchMessages(context, platform.metrics),
        checks: { redis: () => redis.ping(), smtp: context.transport.ping },
      };
    },
  });
