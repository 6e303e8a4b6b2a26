import { openBus } from '@waratah/kit/events/bus';
import { startConsumer } from '@waratah/kit/events/consumer';
import { scoped } from '@waratah/kit/process/lifecycle';
import { createLogger } from '@waratah/kit/process/logger';
import { createMetrics } from '@waratah/kit/metrics/metrics';
import { watchEvents } from '@waratah/kit/metrics/events';
import { buildIndexes, openMongo, pingMongo } from '@waratah/kit/mongo/connection';
import { startOutbox } from '@waratah/kit/events/outbox';
import { repeat } from '@waratah/kit/process/passes';
import { openRedis } from '@waratah/kit/queues/queues';
import { signedLinks } from '@waratah/kit/security/signed-links';
import { startSubgraph } from '@waratah/kit/http/subgraph';
import { sweepMessages } from './actions/sweep-messages.ts';
import { sweepSubscribers } from './actions/sweep-subscribers.ts';
import type { Config } from './config.ts';
import { handlersOf } from './consumers/handlers.ts';
import type { Context } from './context.ts';
import { resolvers } from './graphql/resolvers.ts';
import { forgottenStore } from './store/forgotten.ts';
import { messageStore } from './store/messages.ts';
import { subscriberStore } from './store/subscribers.ts';
import { suppressionStore } from './store/suppressions.ts';
import { createTemplates } from './templates/templates.ts';
import { openTransport } from './transport.ts';
import { watchMessages } from './watch-messages.ts';
import { openSendQueue, startSendWorker } from './workers/send.ts';

const sweepMs = 15_000;
const forgetMs = 60_000;

export type Overrides = Partial<Pick<Context, 'clock'>>;

/** Starts the service: a worker, which answers one question of others: what it keeps of a person. */
export const startMailer = (config: Config, overrides: Overrides = {}) =>
  scoped(async (scope) => {
    const log = createLogger('mailer', config.logLevel);
    const mongo = scope.use(await openMongo(config.mongoUrl));
    const bus = scope.use(await openBus(config.natsUrl, 'mailer', log));
    const redis = scope.use(openRedis(config.redisUrl, log));
    const outbox = scope.use(startOutbox(mongo, ['messages', 'subscribers'], bus, log));
    const transport = scope.use(openTransport(config.smtpUrl, config.from));
    const queue = scope.use(openSendQueue(redis, log));
    const context: Context = {
      messages: messageStore(mongo, outbox),
      forgotten: forgottenStore(mongo),
      suppressions: suppressionStore(mongo),
      subscribers: subscriberStore(mongo, outbox),
      links: signedLinks(config.linkSecret),
      publicUrl: config.publicUrl,
      templates: createTemplates({ postalAddress: config.postalAddress }),
      transport,
      sendLater: queue.sendLater,
      clock: overrides.clock ?? (() => new Date()),
      log,
    };
    await buildIndexes(context.messages.model, context.subscribers.model, context.forgotten);
    scope.use(startSendWorker(context, redis));
    scope.use(repeat(sweepMs, () => sweepMessages(context), log));
    scope.use(repeat(forgetMs, () => sweepSubscribers(context), log));
    scope.use(await startConsumer({ bus, connection: mongo, name: 'mailer', handlers: handlersOf(context), log }));
    const metrics = createMetrics('mailer');
    watchEvents(metrics, 'mailer', { outbox, bus });
    watchMessages(context, metrics);
    const subgraph = scope.use(
      await startSubgraph({
        schema: new URL('../schema.graphql', import.meta.url),
        resolvers,
        context,
        internalKeys: config.internalKeys,
        port: config.port,
        host: config.host,
        checks: { mongo: pingMongo(mongo), nats: bus.ping, redis: () => redis.ping(), smtp: transport.ping },
        metrics,
        log,
      }),
    );
    return { url: subgraph.url };
  });
