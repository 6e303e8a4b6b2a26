import { repeat } from '@waratah/kit/process/passes';
import { openRedis } from '@waratah/kit/queues/queues';
import { startService } from '@waratah/kit/service';
import { sweepTexts } from './actions/sweep-texts.ts';
import type { Config } from './config.ts';
import { handlersOf } from './consumers.ts';
import { type Context, createContext, type WorkContext } from './context.ts';
import { jobAssessments, profileAssessments } from './text-kinds.ts';
import { inBatches } from './embedding/in-batches.ts';
import { openLocalEmbedder } from './embedding/local-embedder.ts';
import { resolvers } from './graphql/resolvers.ts';
import { openLimits } from './limits.ts';
import { openTextReader } from './reading/text-reader.ts';
import { addDescribeRoute } from './routes/describe.ts';
import { openAssessQueue, startAssessWorker } from './workers/assess.ts';

export type Overrides = Partial<Pick<WorkContext, 'clock' | 'embedder'>>;

const sweepMs = 15_000;

export const startAi = (config: Config, { clock, embedder }: Overrides = {}) =>
  startService<Context>({
    name: 'ai',
    config,
    outboxes: [jobAssessments, profileAssessments],
    schema: new URL('../schema.graphql', import.meta.url),
    resolvers,
    clock,
    open: async (platform) => {
      const redis = platform.scope.use(openRedis(config.redis, platform.log));
      const queue = platform.scope.use(openAssessQueue(redis, platform.log));
      const reader = platform.scope.use(openTextReader());
      const context = await createContext(config, platform, { ...queue, limits: openLimits(redis), reader });
      return {
        context,
        handlers: handlersOf(context),
        work: (scope) => {
          const model = embedder ?? inBatches(scope.use(openLocalEmbedder()));
          scope.use(startAssessWorker({ ...context, embedder: model }, redis));
          scope.use(repeat(sweepMs, () => sweepTexts(context), platform.log));
        },
        checks: { redis: () => redis.ping() },
        routes: (app) => void addDescribeRoute(app, context, config.internalKeys),
      };
    },
  });
