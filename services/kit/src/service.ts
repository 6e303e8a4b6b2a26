import type { KeyObject } from 'node:crypto';
import type { Connection } from 'mongoose';
import { type Bus, openBus } from './events/bus.ts';
import { type Handlers, startConsumer } from './events/consumer.ts';
import { type Outbox, startOutbox } from './events/outbox.ts';
import { actsCollection, openActs } from './events/recorded-acts.ts';
import type { Checks } from './http/health.ts';
import { listenForHealth } from './http/server.ts';
import { startSubgraph, type SubgraphOptions } from './http/subgraph.ts';
import { watchEvents } from './metrics/events.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { watchDriver } from './mongo/driver-watch.ts';
import { openMongo, pingMongo } from './mongo/connection.ts';
import type { Role } from './process/config.ts';
import { scoped } from './process/lifecycle.ts';
import { createLogger, type Logger } from './process/logger.ts';
import type { Acts } from './security/acts.ts';

/** The settings that every service has. */
export type ServiceConfig = Readonly<{
  host: string;
  port: number;
  mongoUrl: string;
  natsUrl: string;
  internalKeys: readonly KeyObject[];
  logLevel: string;
  role: Role;
}>;

/** What every service is built on. What a service opens itself joins `scope`, and closes before these parts do. */
export type Platform = Readonly<{
  scope: AsyncDisposableStack;
  log: Logger;
  mongo: Connection;
  bus: Bus;
  outbox: Outbox;
  metrics: Metrics;
  /** Where acts of operators are recorded. */
  acts: Acts;
  clock: () => Date;
}>;

/** What a service adds to the platform. */
export type Service<Context extends object> = Readonly<{
  context: Context;
  handlers: Handlers;
  /** Starts queue workers and repeated passes; they close before what `open` opened. */
  work?: (scope: AsyncDisposableStack) => void | Promise<void>;
  /** Gauges of what the workers do, so that only workers report them. */
  watch?: () => void;
  /** Dependencies beside MongoDB and NATS. */
  checks?: Checks;
  /** What this process has to prepare before it can answer. */
  own?: Checks;
  routes?: SubgraphOptions<Context>['routes'];
  /** Keeps acts of operators itself instead of announcing them. */
  acts?: Acts;
}>;

export type ServiceOptions<Context extends object> = Readonly<{
  name: string;
  config: ServiceConfig;
  /** Collections whose documents carry events to publish. */
  outboxes: readonly string[];
  schema: URL;
  resolvers: SubgraphOptions<Context>['resolvers'];
  /** The time, for tests. */
  clock?: (() => Date) | undefined;
  open: (platform: Platform) => Promise<Service<Context>>;
}>;

/**
 * Starts a service. Its role is `api` (serves calls), `worker` (handles events, works on queues, repeats passes and
 * serves health alone) or `all` (both). Every process publishes the events of its own writes.
 */
export const startService = <Context extends object>(options: ServiceOptions<Context>) =>
  scoped(async (scope) => {
    const { name, config, clock = () => new Date() } = options;
    const log = createLogger(name, config.logLevel);
    const mongo = scope.use(await openMongo(config.mongoUrl));
    const bus = scope.use(await openBus(config.natsUrl, name, log));
    const outbox = scope.use(startOutbox(mongo, [...options.outboxes, actsCollection], bus, log));
    const metrics = createMetrics(name);
    watchEvents(metrics, name, { outbox, bus });
    const acts = await openActs(mongo, outbox, name, clock);
    const platform = { scope, log, mongo, bus, outbox, metrics, acts, clock };
    const service = await options.open(platform);
    if (config.role !== 'api') await startWork(name, platform, service);
    const listening = scope.use(await startListening(options, platform, service));
    return { url: listening.url, settled: outbox.settled };
  });

const startWork = async <Context extends object>(
  name: string,
  { scope, log, mongo, bus }: Platform,
  { handlers, work, watch }: Service<Context>,
) => {
  await work?.(scope);
  scope.use(await startConsumer({ bus, connection: mongo, name, handlers, log }));
  watch?.();
};

const startListening = <Context extends object>(
  { name, config, schema, resolvers }: ServiceOptions<Context>,
  { log, mongo, bus, metrics, acts: announced }: Platform,
  { context, checks, own = {}, routes, acts = announced }: Service<Context>,
) => {
  const { host, port, internalKeys } = config;
  const alive = watchDriver(mongo.getClient());
  const health = { port, host, alive, metrics, own, checks: { mongo: pingMongo(mongo), nats: bus.ping, ...checks } };
  if (config.role === 'worker') return listenForHealth(health);
  return startSubgraph({
    ...health,
    name,
    schema,
    resolvers,
    acts,
    context,
    internalKeys,
    log,
    ...(routes && { routes }),
  });
};
