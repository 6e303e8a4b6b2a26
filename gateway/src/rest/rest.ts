import { Failure, statusOf } from '@waratah/kit/errors';
import type { ObjectStore } from '@waratah/kit/files/object-store';
import { signedLinks } from '@waratah/kit/security/signed-links';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import { ask } from '../ask.ts';
import type { Queue } from '@waratah/kit/queues/queues';
import type { Audit } from '../audit.ts';
import type { Config } from '../config.ts';
import type { ContextOf } from '../context.ts';
import type { Graph } from '../graph.ts';
import type { Limits } from '../limits.ts';
import type { QueuePasses } from '../queues/queue-pass.ts';
import { addQueueRoutes } from '../queues/queue-routes.ts';
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

/** Mounts every REST call of ours under /api. */
export const addRest = (app: Express, { graph, contextOf, config, objects, audit, queues, passes, limits }: Parts) => {
  const api = express.Router();
  const { pilot, google, contactEmail } = config;
  api.get('/settings', (_request, response) => void response.json({ pilot, google, contactEmail }));
  api.post('/ops/import', importStream(contextOf, config.subgraphUrls.jobs, audit));
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

/** Errors of the body parser, by their type. */
const bodyFailures: Readonly<Record<string, Failure>> = {
  'entity.too.large': new Failure('TOO_LARGE', 'The request is too large'),
  'entity.parse.failed': new Failure('INVALID', [
    { loc: ['body'], msg: 'The body is not valid JSON', type: 'json_invalid' },
  ]),
};

/** What Express says of requests that cannot be read. */
const HttpError = z.object({ type: z.string().optional(), status: z.int().min(400).max(499) });

const failureOf = (error: unknown) => {
  if (error instanceof Failure) return error;
  const { data: known } = HttpError.safeParse(error);
  return known ? (bodyFailures[known.type ?? ''] ?? unreadable) : unknownFailure;
};

const sendError: ErrorRequestHandler = (error: unknown, request, response: Response, _next) => {
  const failure = failureOf(error);
  if (response.headersSent) return void response.destroy();
  if (failure.retryAfterS !== undefined) response.set('Retry-After', String(failure.retryAfterS));
  // What was not read of the request is not worth reading.
  if (!request.complete) response.set('Connection', 'close');
  response.status(statusOf[failure.code]).json({ detail: failure.detail });
};

const unreadable = new Failure('INVALID', [
  { loc: ['request'], msg: 'The request cannot be read', type: 'value_error' },
]);
const unknownFailure = new Failure('INTERNAL', 'Something went wrong');
