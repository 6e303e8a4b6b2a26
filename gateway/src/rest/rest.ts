import { Failure } from '@waratah/kit/errors';
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
import type { Google } from '../sign-in/google.ts';
import type { GatewayPassport } from '../sign-in/passport.ts';
import { accountRoutes } from './account.ts';
import { admit } from './admit.ts';
import { aiRoutes, describe } from './ai.ts';
import { describeStream } from './describe.ts';
import { applicationRoutes } from './applications.ts';
import { checkRoutes } from './check.ts';
import { authRoutes, login } from './auth.ts';
import { addApiDocs } from './api-docs.ts';
import type { FirstAnswers } from './first-answers.ts';
import { serveFile, takeFile } from './files.ts';
import { addGoogleRedirects, googleRoutes } from './google.ts';
import { feedRoutes } from './feeds.ts';
import { importReport, importStream } from './import.ts';
import { jobDraftRoutes } from './job-drafts.ts';
import { jobRoutes } from './jobs.ts';
import { jsonBody } from './json-body.ts';
import { logIn, passwordStrategy } from './login.ts';
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
  ...checkRoutes,
  ...jobRoutes,
  ...applicationRoutes,
  ...jobDraftRoutes,
  ...locationRoutes,
  ...aiRoutes,
  ...opsRoutes,
  ...feedRoutes,
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
  firstAnswers: FirstAnswers;
  passport: GatewayPassport;
  google: Google;
}>;

/** Answers that are the same for everybody, and files, which set their own cache headers. */
const cacheable = /^\/(?:settings|openapi\.json|docs|locations|files)(?:\/|$)/;

const withoutStore: RequestHandler = (request, response, next) => {
  if (!cacheable.test(request.path)) response.set('Cache-Control', 'no-store');
  next();
};

/** Mounts every REST call under /api. */
export const addRest = (app: Express, parts: Parts) => {
  const { graph, contextOf, config, objects, audit, queues, passes, limits, firstAnswers, passport, google } = parts;
  const api = express.Router();
  const { pilot, contactEmail } = config;
  api.use(withoutStore);
  api.get(
    '/settings',
    (_request, response) => void response.json({ pilot, google: config.google !== undefined, contactEmail }),
  );
  const imports = { contextOf, jobsUrl: config.subgraphUrls.jobs };
  api.post('/ops/import', importStream(imports));
  api.get('/ops/import/:id', importReport(imports));
  addQueueRoutes(api, { queues, passes, audit, contextOf });
  api.get('/files/:token', serveFile(objects, signedLinks(config.linkSecret)));
  addGoogleRedirects(api, { graph, contextOf, passport, google });
  passport.use('password', passwordStrategy(graph, contextOf));
  const mount = (one: Route, ...handlers: RequestHandler[]) =>
    api[one.method](
      one.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...handlers,
      handler(one, { graph, contextOf, firstAnswers }),
    );
  for (const one of routes)
    if (one.file) mount(one, takeFile(one, one.file, { contextOf, objects, uploads: limits.uploads }));
  api.use(...jsonBody);
  api.post(describe.path, describeStream(contextOf, config.subgraphUrls.ai));
  api.post(login.path, logIn(passport));
  for (const one of routes) if (!one.file) mount(one);
  addApiDocs(api, routes);
  api.use((_request, response) => void response.status(404).json({ detail: 'Not found' }));
  api.use(sendError);
  app.use('/api', api);
};

type Answering = Pick<Parts, 'graph' | 'contextOf' | 'firstAnswers'>;

const handler =
  (one: Route, { graph, contextOf, firstAnswers }: Answering): RequestHandler =>
  async (request, response) => {
    const { params: path, query, body, headers } = request;
    const context = await contextOf(request);
    admit(one, context.caller);
    const variables = one.variablesOf({ path, query, body, headers });
    const queryGraph = async () => {
      try {
        return await ask(graph, one.operation, variables, context);
      } catch (error) {
        throw error instanceof Failure ? one.refusalOf(error) : error;
      }
    };
    const work = async () => ({ status: one.status ?? 200, body: one.answerOf(await queryGraph()) });
    const key = one.creates && headers['idempotency-key'];
    const { caller, address } = context;
    const client = { address, agent: headers['user-agent'] ?? '' };
    const asking = { caller, client, path: request.path, body, key, isRepeated: one.isRepeated };
    const answer = await firstAnswers.once(asking, work);
    response.status(answer.status).json(answer.body);
  };
