import { repeat } from '@waratah/kit/process/passes';
import { openRedis } from '@waratah/kit/queues/queues';
import { startService } from '@waratah/kit/service';
import { askForAllAgain, sweepDigests } from './actions/sweep-digests.ts';
import { sweepKept } from './actions/sweep-kept.ts';
import type { Config } from './config.ts';
import { handlersOf } from './consumers.ts';
import { type Context, createContext } from './context.ts';
import { resolvers } from './graphql/resolvers.ts';
import { watchRun } from './metrics.ts';
import { openDeliverQueue, startDeliverWorker } from './workers/deliver.ts';
import { openMatchQueue, planDay, startMatchWorker } from './workers/match.ts';

export type Overrides = Partial<Pick<Context, 'clock'>> & Readonly<{ sweepMs?: number }>;

const usualSweepMs = 30_000;
const hourMs = 3_600_000;

export const startMatching = (config: Config, { clock, sweepMs = usualSweepMs }: Overrides = {}) =>
  startService<Context>({
    name: 'matching',
    config,
    outboxes: ['digests', 'feedback'],
    askingAgain: ['digests'],
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    clock,
    open: async (platform) => {
      const { scope, log, metrics } = platform;
      const redis = scope.use(openRedis(config.redis, log));
      const deliverQueue = scope.use(openDeliverQueue(redis, log));
      const matchQueue = scope.use(openMatchQueue(redis, log));
      const context = await createContext(config, platform, { ...deliverQueue, ...matchQueue });
      return {
        context,
        handlers: handlersOf(context),
        work: (workScope) => {
          workScope.use(matchQueue.schedule(config.cron, config.timeZone));
          workScope.use(startMatchWorker(context, redis, platform.runs));
          workScope.use(startDeliverWorker(context, redis, config.mailsPerHour));
          workScope.use(repeat(sweepMs, () => sweepDigests(context), log));
          workScope.use(repeat(hourMs, () => sweepKept(context), log));
          workScope.use(repeat(sweepMs, () => planDay(context, platform.runs), log));
        },
        askAgain: () => askForAllAgain(context),
        watch: () => watchRun(context, metrics),
        checks: { redis: () => redis.ping() },
      };
    },
  });
