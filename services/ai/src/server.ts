import { type Bus, openBus } from '@waratah/kit/events/bus';
import { startConsumer } from '@waratah/kit/events/consumer';
import { scoped } from '@waratah/kit/process/lifecycle';
import { createLogger } from '@waratah/kit/process/logger';
import { createMetrics } from '@waratah/kit/metrics/metrics';
import { watchEvents } from '@waratah/kit/metrics/events';
import { buildIndexes, openMongo, pingMongo } from '@waratah/kit/mongo/connection';
import { startOutbox } from '@waratah/kit/events/outbox';
import { repeat } from '@waratah/kit/process/passes';
import { openRedis } from '@waratah/kit/queues/queues';
import { startSubgraph } from '@waratah/kit/http/subgraph';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { sweepTexts } from './actions/sweep-texts.ts';
import type { Config } from './config.ts';
import { handlersOf } from './consumers/on-events.ts';
import type { Context, WorkContext } from './context.ts';
import { jobAssessments, openJobDesk, openProfileDesk, profileAssessments } from './desks.ts';
import { inBatches } from './embedding/in-batches.ts';
import { openLocalEmbedder } from './embedding/local-embedder.ts';
import { resolvers } from './graphql/resolvers.ts';
import { addDescribeRoute } from './routes/describe.ts';
import { generationStore } from './store/generations.ts';
import { openAssessQueue, startAssessWorker } from './workers/assess.ts';
import { modelWriter } from './writing/model-writer.ts';
import { localWriter } from './writing/writer.ts';

export type Overrides = Partial<Pick<WorkContext, 'clock' | 'embedder'>>;

type Ground = Readonly<{ mongo: Connection; bus: Bus; redis: Redis }>;

/** Starts the service: its calls, its work, or both. */
export const startAi = (config: Config, overrides: Overrides = {}) =>
  scoped(async (scope) => {
    const log = createLogger('ai', config.logLevel);
    const mongo = scope.use(await openMongo(config.mongoUrl));
    const bus = scope.use(await openBus(config.natsUrl, 'ai', log));
    const redis = scope.use(openRedis(config.redisUrl, log));
    const outbox = scope.use(startOutbox(mongo, [jobAssessments, profileAssessments], bus, log));
    const queue = scope.use(openAssessQueue(redis, log));
    const generations = generationStore(mongo);
    const context: Context = {
      jobs: openJobDesk(mongo, outbox),
      profiles: openProfileDesk(mongo, outbox),
      assessLater: queue.assessLater,
      writer: config.model ? modelWriter(config.model, log) : localWriter,
      generations,
      generationsPerDay: config.generationsPerDay,
      clock: overrides.clock ?? (() => new Date()),
      log,
    };
    await generations.buildIndexes();
    const { jobs, profiles } = context;
    await buildIndexes(jobs.texts.model, jobs.assessments.model, profiles.texts.model, profiles.assessments.model);
    if (config.role !== 'api') {
      const embedder = overrides.embedder ?? inBatches(scope.use(openLocalEmbedder()));
      await startWork({ ...context, embedder }, { mongo, bus, redis }, scope);
    }
    const metrics = createMetrics('ai');
    watchEvents(metrics, 'ai', { outbox, bus });
    const subgraph = scope.use(
      await startSubgraph({
        schema: new URL('../schema.graphql', import.meta.url),
        resolvers,
        context,
        internalKeys: config.internalKeys,
        port: config.port,
        host: config.host,
        checks: { mongo: pingMongo(mongo), nats: bus.ping, redis: () => redis.ping() },
        metrics,
        log,
        routes: (app) => void addDescribeRoute(app, context, config.internalKeys),
      }),
    );
    return { url: subgraph.url };
  });

const sweepMs = 15_000;

const startWork = async (context: WorkContext, { mongo, bus, redis }: Ground, scope: AsyncDisposableStack) => {
  const { log } = context;
  scope.use(startAssessWorker(context, redis));
  scope.use(repeat(sweepMs, () => sweepTexts(context), log));
  scope.use(await startConsumer({ bus, connection: mongo, name: 'ai', handlers: handlersOf(context), log }));
};
