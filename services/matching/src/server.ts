import { type Bus, openBus } from '@waratah/kit/events/bus';
import { nextTime } from '@waratah/kit/queues/cron';
import { startConsumer } from '@waratah/kit/events/consumer';
import { scoped } from '@waratah/kit/process/lifecycle';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { createLogger } from '@waratah/kit/process/logger';
import { createMetrics } from '@waratah/kit/metrics/metrics';
import { watchEvents } from '@waratah/kit/metrics/events';
import { buildIndexes, openMongo, pingMongo } from '@waratah/kit/mongo/connection';
import { startOutbox } from '@waratah/kit/events/outbox';
import { repeat } from '@waratah/kit/process/passes';
import { openRedis } from '@waratah/kit/queues/queues';
import { signedLinks } from '@waratah/kit/security/signed-links';
import { startSubgraph } from '@waratah/kit/http/subgraph';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { planRun } from './actions/plan-run.ts';
import { sweepDigests } from './actions/sweep-digests.ts';
import type { Config } from './config.ts';
import { handlersOf } from './consumers/on-events.ts';
import type { Context } from './context.ts';
import { engineKeeper } from './engine-keeper.ts';
import { resolvers } from './graphql/resolvers.ts';
import { jobBoard } from './store/board.ts';
import { digestStore } from './store/digests.ts';
import { feedbackStore } from './store/feedback.ts';
import { jobStore } from './store/jobs.ts';
import { studentStore } from './store/students.ts';
import { runStore } from './store/runs.ts';
import { deliverLaterIn, openDeliverQueue, startDeliverWorker } from './workers/deliver.ts';
import { matchLaterIn, openMatchQueue, scheduleMatching, startMatchWorker } from './workers/match.ts';
import { watchRun } from './watch-run.ts';

export type Overrides = Partial<Pick<Context, 'clock'>>;

type Ground = Readonly<{ mongo: Connection; bus: Bus; redis: Redis }>;

/** Starts the service: its calls, its work, or both. */
export const startMatching = (config: Config, overrides: Overrides = {}) =>
  scoped(async (scope) => {
    const log = createLogger('matching', config.logLevel);
    const mongo = scope.use(await openMongo(config.mongoUrl));
    const bus = scope.use(await openBus(config.natsUrl, 'matching', log));
    const redis = scope.use(openRedis(config.redisUrl, log));
    const outbox = scope.use(startOutbox(mongo, ['digests', 'feedback'], bus, log));
    const delivering = scope.use(openDeliverQueue(redis, log));
    const matching = scope.use(openMatchQueue(redis, log));
    const jobs = jobStore(mongo);
    const board = jobBoard(jobs);
    const context: Context = {
      students: studentStore(mongo, await readLocalities()),
      jobs,
      digests: digestStore(mongo, outbox),
      feedback: feedbackStore(mongo, outbox),
      runs: runStore(mongo),
      board,
      engineFor: engineKeeper(board),
      deliverLater: deliverLaterIn(delivering),
      matchLater: matchLaterIn(matching),
      links: signedLinks(config.linkSecret),
      publicUrl: config.publicUrl,
      schedule: {
        timeZone: config.timeZone,
        nextAfter: (instant) => nextTime(config.cron, config.timeZone, instant),
      },
      clock: overrides.clock ?? (() => new Date()),
      log,
    };
    await buildIndexes(context.jobs.model, context.digests.model, context.feedback.model);
    await context.digests.buildIndexes();
    const metrics = createMetrics('matching');
    watchEvents(metrics, 'matching', { outbox, bus });
    if (config.role !== 'api') {
      await scheduleMatching(matching, config.cron, config.timeZone);
      watchRun(context, metrics);
      await startWork(context, { mongo, bus, redis }, config, scope);
    }
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
      }),
    );
    return { url: subgraph.url };
  });

const sweepMs = 30_000;

const startWork = async (
  context: Context,
  { mongo, bus, redis }: Ground,
  config: Config,
  scope: AsyncDisposableStack,
) => {
  const { log } = context;
  scope.use(startMatchWorker(context, redis));
  scope.use(startDeliverWorker(context, redis, config.mostPerHour));
  scope.use(repeat(sweepMs, () => sweepDigests(context), log));
  scope.use(repeat(sweepMs, () => planRun(context), log));
  scope.use(await startConsumer({ bus, connection: mongo, name: 'matching', handlers: handlersOf(context), log }));
};
