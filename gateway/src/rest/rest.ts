import type { ObjectStore } from '@waratah/kit/files/object-store';
import { signedLinks } from '@waratah/kit/security/signed-links';
import express, { type Express, type RequestHandler } from 'express';
import { ask } from '../ask.ts';
import type { Queue } from '@waratah/kit/queues/queues';
import type { Audit } from '../audit.ts';
import type { Config } from '../config.ts';
import type { ContextOf } from '../context.ts';
import type { Graph } from '../graph.ts';
import type { Limits } from '../limits.ts';
import type { QueuePasses } from '../queues/queue-pass.ts';
import { addQueueRoutes } from '../queues/queue-routes.ts';
import { sendError } from '../send-error.ts';
import { accountRoutes } from './account.ts';
import { admit } from './admit.ts';
import { aiRoutes } from './ai.ts';
import { describeStream } from './describe.ts';
import { applicationRoutes } from './applications.ts';
import { authRoutes } from './auth.ts';
import { addApiDocs } from './api-docs.ts';
import { serveFile, takeFile } from './files.ts';
import { addGoogleRedirects, googleRoutes } from './google.ts';
import { importStream } from './import.ts';
import { jobDraftRoutes } from './job-drafts.ts';
import { jobRoutes } from './jobs.ts';
import { locationRoutes } from './locations.ts';
import { matchRoutes } from './matches.ts';
import { opsRoutes } from './ops.ts';
import { profileRoutes } from './profile.ts';
import type { Route } from './route.ts';
import { searchRoutes } from './search.ts';
import { sessionRoutes } from './sessions.ts';
import { visaRoutes } from './visa.ts';

export const routes: readonly Route[] = [
  ...authRoutes,
  ...sessionRoutes,
  ...googleRoutes,
  ...accountRoutes,
  ...profileRoutes,
  ...visaRoutes,
  ...searchRoutes,
  ...matchRoutes,
  ...jobRoutes,
  ...applicationRoutes,
  ...jobDraftRoutes,
  ...locationRoutes,
  ...aiRoutes,
  ...opsRoutes,
];

type Parts = Readonly<{
  graph: Graph;
  contextOf: ContextOf;
  config: Config;
  objects: ObjectStore;
  audit: Audit;
  queues: readonly Queue[];
  passes: QueuePasses;
  limits: Limits;
}>;

/** Answers that are the same for everybody, and files, which say themselves how long they keep. */
const cacheable = /^\/(?:settings|openapi\.json|docs|locations|files)(?:\/|$)/;

const withoutStore: RequestHandler = (request, response, next) => {
  if (!cacheable.test(request.path)) response.set('Cache-Control', 'no-store');
  next();
};

/** Mounts every REST call of ours under /api. */
export const addRest = (app: Express, { graph, contextOf, config, objects, audit, queues, passes, limits }: Parts) => {
  const api = express.Router();
  const { pilot, google, contactEmail } = config;
  api.use(withoutStore);
  api.get('/settings', (_request, response) => void response.json({ pilot, google, contactEmail }));
  api.post('/ops/import', importStream(contextOf, config.subgraphUrls.jobs));
  addQueueRoutes(api, { queues, passes, audit, contextOf });
  api.get('/files/:token', serveFile(objects, signedLinks(config.linkSecret)));
  addGoogleRedirects(api, { graph, contextOf, publicUrl: config.publicUrl });
  const mount = (one: Route, ...handlers: RequestHandler[]) =>
    api[one.method](one.path.replaceAll(/\{(\w+)\}/g, ':$1'), ...handlers, handler(one, graph, contextOf));
  for (const one of routes)
    if (one.file) mount(one, takeFile(one, one.file, { contextOf, objects, uploads: limits.uploads }));
  api.use(express.json({ limit: '1mb', type: () => true }));
  api.post('/ai/generate/job-description/stream', describeStream(contextOf, config.subgraphUrls.ai));
  for (const one of routes) if (!one.file) mount(one);
  addApiDocs(api, routes);
  api.use((_request, response) => void response.status(404).json({ detail: 'Not found' }));
  api.use(sendError);
  app.use('/api', api);
};

const handler =
  (one: Route, graph: Graph, contextOf: ContextOf): RequestHandler =>
  async (request, response) => {
    const { params: path, query, body, headers } = request;
    const context = await contextOf(request);
    admit(one, context.caller);
    const variables = one.variablesOf({ path, query, body, headers });
    const answer = await ask(graph, one.operation, variables, context);
    response.status(one.status ?? 200).json(one.answerOf(answer));
  };
