import { expressMiddleware } from '@as-integrations/express5';
import { type Caller, signCaller } from '@waratah/kit/security/auth';
import { openObjectStore } from '@waratah/kit/files/object-store';
import { addPublicHealth, type Checks } from '@waratah/kit/http/health';
import { createApp, listen, listenForHealth } from '@waratah/kit/http/server';
import { measureRequests } from '@waratah/kit/metrics/requests';
import { scoped } from '@waratah/kit/process/lifecycle';
import { createLogger } from '@waratah/kit/process/logger';
import { createMetrics } from '@waratah/kit/metrics/metrics';
import { watchQueues } from '@waratah/kit/metrics/queues';
import { openRedis } from '@waratah/kit/queues/queues';
import compression from 'compression';
import express, { type Request } from 'express';
import helmet from 'helmet';
import { createAudit } from './audit.ts';
import { createAuthenticator, createKeyCheck } from './auth.ts';
import { readPages } from './client/prerendered-pages.ts';
import { addWebClient } from './client/web-client.ts';
import type { Config } from './config.ts';
import { addConsole } from './console.ts';
import { startGraph } from './graph.ts';
import { onlyKnown, readKnownOperations } from './known-operations.ts';
import { limitKeyGuesses } from './key-guesses.ts';
import { openLimits } from './limits.ts';
import { addMailPages } from './pages/mail-pages.ts';
import { addPublicPages } from './pages/public-pages.ts';
import { addQueues } from './queues/add-queues.ts';
import { openQueues } from './queues/open-queues.ts';
import { queuePasses } from './queues/queue-pass.ts';
import { addRest } from './rest/rest.ts';
import { openRevocations } from './revocations.ts';
import { contentSecurity } from './security.ts';
import { sendErrorPage } from './send-error.ts';
import { type SubgraphName, subgraphs } from './subgraphs.ts';

/** Starts the one door: GraphQL, REST, the pages of e-mail links, the web client, health and metrics. */
export const startGateway = (config: Config) =>
  scoped(async (scope) => {
    const log = createLogger('gateway', config.logLevel);
    const redis = scope.use(openRedis(config.redisUrl, log));
    const revocations = scope.use(await openRevocations(config.redisUrl, log));
    const audit = createAudit(config.subgraphUrls.identity, log);
    const known = config.knownOperationsOnly ? [onlyKnown(await readKnownOperations(config.webDist))] : [];
    const graph = await startGraph(config, known, log);
    scope.defer(() => graph.stop());
    const objects = openObjectStore(config.objectStore);
    const isKey = createKeyCheck(config.opsKey);
    const limits = openLimits(redis, config);
    const authenticate = createAuthenticator(config.accessKeys, isKey, revocations);

    const contextFor = async (request: Request, caller: Caller) => {
      const address = request.ip ?? '';
      const agent = (request.headers['user-agent'] ?? '').slice(0, 300);
      const sign = (subgraph: SubgraphName) => signCaller(caller, config.internalKey, subgraph, { address, agent });
      return { caller, tokenFor: once(sign), address };
    };
    const guestOf = (request: Request) => contextFor(request, { kind: 'guest' });
    const contextOf = async (request: Request) =>
      contextFor(request, await authenticate(request.headers.authorization));

    const queues = openQueues(redis, log).map((queue) => scope.use(queue));
    const secure = config.publicUrl.startsWith('https:');
    const passes = queuePasses({ key: config.internalKey, revocations, secure });

    const app = createApp().set('trust proxy', config.trustedProxies);
    const pages = await readPages(config.webDist, config);
    app.use(helmet(contentSecurity(config.publicUrl, pages.scriptHashes)), compression());
    const metrics = createMetrics('gateway');
    watchQueues(metrics, queues);
    const health = { checks: checksOf(config, { redis: () => redis.ping(), s3: objects.ping }), metrics };
    addPublicHealth(app, health);
    measureRequests(app, metrics);
    app.use(limitKeyGuesses(isKey, limits.keys));
    app.use(
      '/graphql',
      express.json({ limit: '1mb' }),
      expressMiddleware(graph, { context: ({ req }) => contextOf(req) }),
    );
    addRest(app, { graph, contextOf, config, objects, audit, queues, passes, limits });
    addMailPages(app, { graph, contextOf });
    addPublicPages(app, { graph, guestOf, publicUrl: config.publicUrl, pilot: config.pilot });
    addQueues(app, { queues, passes, audit, contextFor });
    addConsole(app, config.webDist);
    addWebClient(app, config.webDist, pages);
    app.use(sendErrorPage(log));
    const listening = scope.use(await listen(app, config.port, config.host));
    const ops = scope.use(await listenForHealth({ ...health, port: config.opsPort, host: config.host }));
    log.info({ url: listening.url, ops: ops.url }, 'gateway listens');
    return { url: listening.url, ops: ops.url };
  });

/** Asks for each name once. */
const once = <Name, Value>(ask: (name: Name) => Value) => {
  const known = new Map<Name, Value>();
  return (name: Name): Value => {
    const found = known.get(name) ?? ask(name);
    known.set(name, found);
    return found;
  };
};

/** Mail waits when its server is away; nobody's request does. */
const asked = subgraphs.filter(({ name }) => name !== 'mailer');

const checksOf = (config: Config, own: Checks) => ({
  ...own,
  ...Object.fromEntries(
    asked.map(({ name }) => [
      name,
      async () => {
        const answer = await fetch(`${config.subgraphUrls[name]}/readyz`);
        await answer.body?.cancel();
        if (!answer.ok) throw new Error(`${name} is not ready`);
      },
    ]),
  ),
});
