import { openBus } from '@waratah/kit/events/bus';
import { startConsumer } from '@waratah/kit/events/consumer';
import { openObjectStore } from '@waratah/kit/files/object-store';
import { listenForHealth } from '@waratah/kit/http/server';
import { scoped } from '@waratah/kit/process/lifecycle';
import { createLogger } from '@waratah/kit/process/logger';
import { createMetrics } from '@waratah/kit/metrics/metrics';
import { watchEvents } from '@waratah/kit/metrics/events';
import { buildIndexes, openMongo, pingMongo } from '@waratah/kit/mongo/connection';
import { startOutbox } from '@waratah/kit/events/outbox';
import { repeat } from '@waratah/kit/process/passes';
import { signedLinks } from '@waratah/kit/security/signed-links';
import { startSubgraph } from '@waratah/kit/http/subgraph';
import { sweepResumes } from './actions/sweep-resumes.ts';
import type { Config } from './config.ts';
import { handlersOf } from './consumers/handlers.ts';
import type { Context } from './context.ts';
import { resolvers } from './graphql/resolvers.ts';
import { applicationStore } from './store/applications.ts';
import { interestStore } from './store/interests.ts';
import { jobStore } from './store/jobs.ts';
import { personStore } from './store/people.ts';

export type Overrides = Partial<Pick<Context, 'clock'>>;

const sweepMs = 3_600_000;

/** Starts the service: the calls (`api`), what it does by itself (`worker`), or both (`all`). */
export const startApplications = (config: Config, overrides: Overrides = {}) =>
  scoped(async (scope) => {
    const { host, port, role, publicUrl, pilot } = config;
    const log = createLogger('applications', config.logLevel);
    const mongo = scope.use(await openMongo(config.mongoUrl));
    const bus = scope.use(await openBus(config.natsUrl, 'applications', log));
    const outbox = scope.use(startOutbox(mongo, ['applications'], bus, log));
    const applications = applicationStore(mongo, outbox);
    const interests = interestStore(mongo);
    await buildIndexes(applications.model, interests.model);
    const objects = openObjectStore(config.objectStore);
    await objects.ensureBucket();
    const context: Context = {
      applications,
      interests,
      jobs: jobStore(mongo),
      people: personStore(mongo),
      objects,
      links: signedLinks(config.linkSecret),
      publicUrl,
      pilot,
      clock: overrides.clock ?? (() => new Date()),
      log,
    };
    if (role !== 'api') {
      const handlers = handlersOf(context);
      scope.use(await startConsumer({ bus, connection: mongo, name: 'applications', handlers, log }));
      scope.use(repeat(sweepMs, () => sweepResumes(context), log));
    }
    const checks = { mongo: pingMongo(mongo), nats: bus.ping, s3: objects.ping };
    const metrics = createMetrics('applications');
    watchEvents(metrics, 'applications', { outbox, bus });
    const schema = new URL('../schema.graphql', import.meta.url);
    const { internalKeys } = config;
    const listening =
      role === 'worker'
        ? await listenForHealth({ port, host, checks, metrics })
        : await startSubgraph({ schema, resolvers, context, internalKeys, port, host, checks, metrics, log });
    scope.use(listening);
    return { url: listening.url, settled: outbox.settled };
  });
