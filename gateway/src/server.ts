import { access } from 'node:fs/promises';
import { constants } from 'node:zlib';
import type { Caller } from '@waratah/kit/security/auth';
import { callerSigner } from '@waratah/kit/security/remembered-tokens';
import { openObjectStore } from '@waratah/kit/files/object-store';
import { createAdmission, followLoop } from '@waratah/kit/http/admission';
import { addPublicHealth, type Checks, readiness } from '@waratah/kit/http/health';
import { createApp, listen, listenForHealth } from '@waratah/kit/http/server';
import { countErrors, measureRequests } from '@waratah/kit/metrics/requests';
import { logMissingServers } from '@waratah/kit/process/awaited';
import { scoped } from '@waratah/kit/process/lifecycle';
import { nameRequests } from '@waratah/kit/process/request-id';
import { createLogger } from '@waratah/kit/process/logger';
import { createMetrics } from '@waratah/kit/metrics/metrics';
import { watchQueues } from '@waratah/kit/metrics/queues';
import { openRedis } from '@waratah/kit/queues/queues';
import compression from 'compression';
import express, { type Request } from 'express';
import helmet from 'helmet';
import { createAudit } from './audit.ts';
import { readPages } from './client/prerendered-pages.ts';
import { addPageFont } from './client/page-font.ts';
import { addWebClient } from './client/web-client.ts';
import type { Config } from './config.ts';
import { addConsole } from './console.ts';
import { openSubgraphs, startGraph } from './graph.ts';
import { serveGraph } from './serve-graph.ts';
import { onlyKnown, readKnownOperations } from './known-operations.ts';
import { limitKeyGuesses } from './key-guesses.ts';
import { letIn, mostBytes } from './let-in.ts';
import { openLimits } from './limits.ts';
import { addMailPages } from './pages/mail-pages.ts';
import { addPublicPages } from './pages/public-pages.ts';
import { leadHomeUndecodable } from './pages/undecodable.ts';
import { addQueues } from './queues/add-queues.ts';
import { openQueues } from './queues/open-queues.ts';
import { queuePasses } from './queues/queue-pass.ts';
import { redisAnswers } from './rest/answer-store.ts';
import { createFirstAnswers } from './rest/first-answers.ts';
import { addRest, routes } from './rest/rest.ts';
import { openRevocations } from './revocations.ts';
import { contentSecurity } from './security.ts';
import { bearerStrategy, callerOf } from './sign-in/bearer.ts';
import { deviceCookies } from './sign-in/device-cookies.ts';
import { openGoogle } from './sign-in/google.ts';
import { createKeyCheck } from './sign-in/operators-key.ts';
import { createPassport } from './sign-in/passport.ts';
import { sendErrorPage } from './send-error.ts';
import { type SubgraphName, subgraphs } from './subgraphs.ts';

/** Starts the gateway: GraphQL, REST, the pages that emails link to, the web client, health and metrics. */
export const startGateway = (config: Config) =>
  scoped(async (scope) => {
    const log = createLogger('gateway', config.logLevel);
    const metrics = createMetrics('gateway');
    const redis = scope.use(openRedis(config.redis, log));
    const revocations = scope.use(await openRevocations(config.redis, log));
    const audit = createAudit(config.subgraphUrls.identity, log);
    const known = config.knownOperationsOnly ? [onlyKnown(await readKnownOperations(config.webDist))] : [];
    const graph = await startGraph({
      ...config,
      subgraphs: openSubgraphs(config),
      log,
      countError: countErrors(metrics, [...subgraphs.map(({ name }) => name), 'gateway']),
    });
    scope.defer(() => graph.stop());
    const objects = openObjectStore(config.objectStore);
    const isKey = createKeyCheck(config.opsKey, config.opsNetworks);
    const limits = openLimits(redis, config);
    const passport = createPassport();
    passport.use('bearer', bearerStrategy(config.accessKeys, isKey, revocations));
    const google = openGoogle({ ...config, secret: config.linkSecret, log }, passport);

    const signer = callerSigner(config.internalKey);
    const secure = config.publicUrl.startsWith('https:');
    const devices = deviceCookies(secure);
    const contextFor = async (request: Request, caller: Caller) => {
      const address = request.ip ?? '';
      const agent = (request.headers['user-agent'] ?? '').slice(0, 300);
      const clientFor = (subgraph: SubgraphName) =>
        subgraph === 'identity' ? { address, agent, device: devices.digestIn(request) } : { address, agent };
      return {
        caller,
        tokenFor: (subgraph: SubgraphName) => signer(caller, subgraph, clientFor(subgraph)),
        address,
        keepDevice: (told: string) => devices.keep(request, told),
        deadline: performance.now() + config.requestTimeoutMs,
      };
    };
    const guestOf = (request: Request) => contextFor(request, { kind: 'guest' });
    const callerIn = (request: Request) => callerOf(passport, request);
    const contextOf = async (request: Request) => contextFor(request, await callerIn(request));

    const queues = openQueues(redis, log).map((queue) => scope.use(queue));
    const passes = queuePasses({ key: config.internalKey, revocations, secure });

    const app = createApp().set('etag', 'weak').set('trust proxy', config.trustedProxies);
    const pages = await readPages(config.webDist, { ...config, google: config.google !== undefined });
    app.use(nameRequests);
    app.use(helmet(contentSecurity(config.publicUrl, pages.scriptHashes)), compression(quickly));
    watchQueues(metrics, queues);
    const health = {
      checks: checksOf(config, { redis: () => redis.ping(), s3: objects.ping }),
      own: ownChecksOf(config),
      metrics,
    };
    addPublicHealth(app, health);
    measureRequests(app, metrics, log);
    const admission = createAdmission({
      most: config.requestsAtOnce,
      least: Math.min(fewestAtOnce, config.requestsAtOnce),
      patienceMs,
    });
    scope.use(followLoop(admission));
    const mostBodies = bodiesPerSlot * config.requestsAtOnce;
    app.use(limited, ...letIn({ admission, mostBodies, routes, requests: limits.requests, callerIn }));
    app.use(limitKeyGuesses(isKey, limits.keys));
    app.use('/graphql', express.json({ limit: mostBytes }), ...known, ...serveGraph(graph, contextOf));
    const firstAnswers = createFirstAnswers(redisAnswers(redis), config.linkSecret, limits.answers);
    addRest(app, { graph, contextOf, config, objects, audit, queues, passes, limits, firstAnswers, passport, google });
    app.use(leadHomeUndecodable);
    addMailPages(app, { graph, contextOf });
    addPublicPages(app, { graph, guestOf, publicUrl: config.publicUrl, pilot: config.pilot });
    addQueues(app, { queues, passes, audit, contextFor });
    addConsole(app, config.webDist);
    addPageFont(app, config.webDist);
    addWebClient(app, config.webDist, pages);
    app.use(sendErrorPage(log));
    const listening = scope.use(await listen(app, config.port, config.host));
    const ops = scope.use(await listenForHealth({ ...health, port: config.opsPort, host: config.host }));
    scope.use(logMissingServers({ missing: async () => (await readiness(health.checks)).missing, log }));
    log.info({ url: listening.url, ops: ops.url }, 'gateway listens');
    return { url: listening.url, ops: ops.url, retire: listening.retire };
  });

/** Compression level: a page of ads takes a third of the usual time and is a tenth larger. */
const quickly = { level: 1, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } };

/** Everything that asks the graph: the pages of people and of search engines too. */
const limited = ['/graphql', '/api', '/mail', '/j', '/sitemap.xml'];

/** Bodies that may be on their way for each request in progress. */
const bodiesPerSlot = 2;

/** Most requests in progress while the process does not keep up, and how long a request waits for a slot. */
const [fewestAtOnce, patienceMs] = [16, 500];

/** Not checked for readiness: emails wait while the mail server is away, requests do not. */
const checkedSubgraphs = subgraphs.filter(({ name }) => name !== 'mailer');

/** Time limit for a subgraph's readiness check, in milliseconds. */
const readinessMs = 1_000;

const askReadiness = async (name: string, url: string) => {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(readinessMs) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${name} is not ready`);
};

const ownChecksOf = ({ readyFile }: Config): Checks =>
  readyFile === undefined ? {} : { start: () => access(readyFile) };

/**
 * Checks each subgraph a second time if the first check fails, so that one lost connection does not make it unready.
 */
const checksOf = (config: Config, own: Checks) => ({
  ...own,
  ...Object.fromEntries(
    checkedSubgraphs.map(({ name }) => {
      const ask = () => askReadiness(name, config.subgraphUrls[name]);
      return [name, () => ask().catch(ask)];
    }),
  ),
});
