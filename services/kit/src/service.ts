import type { KeyObject } from 'node:crypto';
import type { Connection } from 'mongoose';
import { type Bus, openBus } from './events/bus.ts';
import { type Handlers, startConsumer } from './events/consumer.ts';
import { type Outbox, startOutbox } from './events/outbox.ts';
import { type EventLog, openEventLog } from './events/event-log.ts';
import { actsCollection, openActs } from './events/recorded-acts.ts';
import { type Checks, readiness } from './http/health.ts';
import { type EarlyServer, openEarlyServer } from './http/early-server.ts';
import { healthApp } from './http/server.ts';
import { startSubgraph, type SubgraphOptions } from './http/subgraph.ts';
import { sealedData } from './events/sealed-data.ts';
import { watchEvents } from './metrics/events.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { watchDriver } from './mongo/driver-watch.ts';
import { openMongo, pingMongo } from './mongo/connection.ts';
import { refuseUnfinishedRestore } from './mongo/unfinished-restore.ts';
import { logMissingServers, onceAvailable } from './process/awaited.ts';
import type { Role } from './process/config.ts';
import { held, scoped } from './process/lifecycle.ts';
import { repeat } from './process/passes.ts';
import { createLogger, type Logger } from './process/logger.ts';
import type { NatsSettings, TimeLimits } from './process/servers.ts';
import { isServerUnavailable } from './server-unavailable.ts';
import { type LastRuns, lastRuns } from './queues/last-runs.ts';
import type { Acts } from './security/acts.ts';

/** The settings that every service has. */
export type ServiceConfig = Readonly<{
  host: string;
  port: number;
  mongoUrl: string;
  nats: NatsSettings;
  limits: TimeLimits;
  internalKeys: readonly KeyObject[];
  logLevel: string;
  role: Role;
}>;

/** What every service is given. Resources that the service opens itself are added to `scope` and close before these. */
export type Platform = Readonly<{
  scope: AsyncDisposableStack;
  log: Logger;
  mongo: Connection;
  bus: Bus;
  outbox: Outbox;
  metrics: Metrics;
  /** When each schedule was last done. */
  runs: LastRuns;
  /** Where acts of operators are recorded. */
  acts: Acts;
  clock: () => Date;
}>;

/** Interval at which a service checks whether the bus has lost its data, in milliseconds. */
const recoverEveryMs = 5_000;

/** What a service adds to the platform. */
export type Service<Context extends object> = Readonly<{
  context: Context;
  handlers: Handlers;
  /** Starts queue workers and periodic tasks, which stop before what `open` opened is closed. */
  work?: (scope: AsyncDisposableStack) => void | Promise<void>;
  /** Requests email again from collections that are `askingAgain`: the bus has lost the requests. */
  askAgain?: () => Promise<unknown>;
  /** Gauges about the workers, reported only by processes that run workers. */
  watch?: () => void;
  /** Dependencies beside MongoDB and NATS. */
  checks?: Checks;
  /** What this process has to prepare before it can answer. */
  own?: Checks;
  routes?: SubgraphOptions<Context>['routes'];
  /** Called as soon as the process is asked to stop. */
  retire?: () => void;
  /** Stores operators' actions itself instead of publishing them. */
  acts?: Acts;
}>;

export type ServiceOptions<Context extends object> = Readonly<{
  name: string;
  config: ServiceConfig;
  /** Collections whose documents contain events to publish. */
  outboxes: readonly string[];
  /**
   * Those collections whose documents publish an event again until it is answered, so that published events need not be
   * kept.
   */
  askingAgain?: readonly string[];
  schema: URL;
  resolvers: SubgraphOptions<Context>['resolvers'];
  /** The current time; replaced in tests. */
  clock?: (() => Date) | undefined;
  open: (platform: Platform) => Promise<Service<Context>>;
}>;

/**
 * Starts a service. Its role is `api` (answers requests), `worker` (handles events, works on queues and runs periodic
 * tasks; answers only health checks) or `all` (both). Every process publishes the events of its own writes. Its port is
 * open from the start: while MongoDB or NATS is away, the process reports that it is alive but not ready, and continues
 * when they are back. If a server goes away again in the middle of the start, it begins anew.
 */
export const startService = <Context extends object>(options: ServiceOptions<Context>) => {
  const log = createLogger(options.name, options.config.logLevel);
  const begin = () =>
    startOnce(options, log).catch((error: unknown) => {
      if (isServerUnavailable(error))
        log.warn({ err: error }, 'a server went away during the start, which begins anew');
      throw error;
    });
  return onceAvailable(begin);
};

const startOnce = <Context extends object>(options: ServiceOptions<Context>, log: Logger) =>
  scoped(async (scope) => {
    const { name, config, clock = () => new Date() } = options;
    const metrics = createMetrics(name);
    const opening = {
      mongo: held(
        scope,
        onceAvailable(() => openMongo(config.mongoUrl, config.limits)),
      ),
      nats: held(scope, openBus(config.nats, name, log)),
    };
    let checks: Checks = { mongo: () => opening.mongo, nats: () => opening.nats };
    const earlyServer = scope.use(await openEarlyServer(config, { checks, metrics }));
    let knowsAll = false;
    const missing = async () => (await readiness(checks)).missing;
    scope.use(logMissingServers({ missing, isComplete: () => knowsAll, log }));
    const [mongo, bus] = await Promise.all([opening.mongo, opening.nats]);
    await refuseUnfinishedRestore(mongo);
    const eventLog = await openEventLog(mongo, bus, name, sealedData(config.nats));
    const logOf = (collection: string) => (options.askingAgain?.includes(collection) ? undefined : eventLog);
    const collections = [...options.outboxes, actsCollection];
    const outbox = scope.use(startOutbox({ connection: mongo, collections, bus, log, logOf }));
    watchEvents(metrics, name, { outbox, bus });
    const acts = await openActs(mongo, outbox, name, clock);
    const platform = { scope, log, mongo, bus, outbox, metrics, runs: lastRuns(mongo), acts, clock };
    const service = await options.open(platform);
    if (config.role !== 'api') await startWork(name, platform, service, eventLog);
    checks = { mongo: pingMongo(mongo), nats: bus.ping, ...service.checks };
    knowsAll = true;
    await startServing(options, platform, { ...service, checks }, earlyServer);
    const retire = () => {
      earlyServer.retire();
      service.retire?.();
    };
    return { url: earlyServer.url, settled: outbox.settled, retire };
  });

const startWork = async <Context extends object>(
  name: string,
  { scope, log, mongo, bus, metrics, runs }: Platform,
  { handlers, work, askAgain, watch }: Service<Context>,
  eventLog: EventLog,
) => {
  await work?.(scope);
  scope.use(repeat(recoverEveryMs, () => eventLog.recover(askAgain), log));
  scope.use(await startConsumer({ bus, connection: mongo, name, handlers: forgetting(handlers, eventLog), log }));
  runs.watch(metrics);
  watch?.();
};

/** Events about a deleted person are removed from the event log too. */
const forgetting = (handlers: Handlers, eventLog: EventLog): Handlers => {
  const forgetUser = handlers['identity.user.v1.deleted'];
  if (!forgetUser) return handlers;
  return {
    ...handlers,
    'identity.user.v1.deleted': async (event) => {
      await forgetUser(event);
      await eventLog.forget(event.data.userId, event.data.emailSha256);
    },
  };
};

const startServing = async <Context extends object>(
  { name, config, schema, resolvers }: ServiceOptions<Context>,
  { scope, log, mongo, metrics, acts: announced }: Platform,
  { context, checks = {}, own = {}, routes, acts = announced }: Service<Context>,
  earlyServer: EarlyServer,
) => {
  const { internalKeys } = config;
  const health = { alive: watchDriver(mongo.getClient()), metrics, own, checks };
  if (config.role === 'worker') {
    earlyServer.serve(healthApp(health));
    // Stop accepting requests before the work stops.
    scope.defer(() => earlyServer[Symbol.asyncDispose]());
    return;
  }
  const served = { ...health, name, schema, resolvers, acts, context, internalKeys, earlyServer, log };
  scope.use(await startSubgraph({ ...served, ...(routes && { routes }) }));
};
