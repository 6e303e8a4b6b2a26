import { Failure, type FailureCode, statusOf } from '@waratah/kit/errors';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { ContextOf } from '../context.ts';
import type { Graph } from '../graph.ts';
import { authRoutes } from './auth.ts';
import { addApiDocs } from './api-docs.ts';
import { importStream } from './import.ts';
import { jobDraftRoutes } from './job-drafts.ts';
import { jobRoutes } from './jobs.ts';
import { locationRoutes } from './locations.ts';
import { matchRoutes } from './matches.ts';
import { opsRoutes } from './ops.ts';
import { profileRoutes } from './profile.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './sessions.ts';

export const routes: readonly Route[] = [
  ...authRoutes,
  ...sessionRoutes,
  ...profileRoutes,
  ...jobRoutes,
  ...jobDraftRoutes,
  ...locationRoutes,
  ...matchRoutes,
  ...opsRoutes,
];

type Parts = Readonly<{ graph: Graph; contextOf: ContextOf; config: Config }>;

/** Mounts every REST call of ours under /api. */
export const addRest = (app: Express, { graph, contextOf, config }: Parts) => {
  const api = express.Router();
  api.get('/settings', (_request, response) => void response.json({ pilot: config.pilot }));
  api.post('/ops/import', importStream(contextOf, config.subgraphUrls.jobs));
  api.use(express.json({ limit: '1mb', type: () => true }));
  for (const one of routes) api[one.method](one.path.replaceAll(/\{(\w+)\}/g, ':$1'), handler(one, graph, contextOf));
  addApiDocs(api, routes);
  api.use((_request, response) => void response.status(404).json({ detail: 'Not found' }));
  api.use(sendError);
  app.use('/api', api);
};

const handler =
  (one: Route, graph: Graph, contextOf: ContextOf): RequestHandler =>
  async (request, response) => {
    const { params: path, query, body, headers } = request;
    const variables = one.variablesOf({ path, query, body, headers });
    const answer = await graph.executeOperation(
      { query: one.operation, variables },
      { contextValue: await contextOf(request) },
    );
    if (answer.body.kind !== 'single') throw new Error('an operation of the shim answered in parts');
    const { data, errors } = answer.body.singleResult;
    if (errors?.[0]) throw failureOf(errors[0].extensions);
    response.status(one.status ?? 200).json(one.answerOf(data ?? {}));
  };

const Extensions = z.object({
  code: z.string().transform((code) => (isCode(code) ? code : 'INTERNAL')),
  detail: z.union([
    z.string(),
    z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() })),
  ]),
  retryAfterS: z.number().optional(),
});

const isCode = (code: string): code is FailureCode => Object.hasOwn(statusOf, code);

const failureOf = (extensions: unknown) => {
  const known = Extensions.safeParse(extensions);
  if (!known.success) return new Failure('INTERNAL', 'Something went wrong');
  return new Failure(known.data.code, known.data.detail, known.data.retryAfterS);
};

/** Errors of the body parser, by their type. */
const bodyFailures: Readonly<Record<string, Failure>> = {
  'entity.too.large': new Failure('TOO_LARGE', 'The request is too large'),
  'entity.parse.failed': new Failure('INVALID', [
    { loc: ['body'], msg: 'The body is not valid JSON', type: 'json_invalid' },
  ]),
};

const BodyError = z.object({ type: z.string() });

const sendError: ErrorRequestHandler = (error: unknown, _request, response: Response, _next) => {
  const failure =
    error instanceof Failure ? error : (bodyFailures[BodyError.safeParse(error).data?.type ?? ''] ?? unknownFailure);
  if (response.headersSent) return void response.destroy();
  if (failure.retryAfterS !== undefined) response.set('Retry-After', String(failure.retryAfterS));
  response.status(statusOf[failure.code]).json({ detail: failure.detail });
};

const unknownFailure = new Failure('INTERNAL', 'Something went wrong');
