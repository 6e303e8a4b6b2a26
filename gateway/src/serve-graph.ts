import { expressMiddleware } from '@as-integrations/express5';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import type { ContextOf, RequestContext } from './context.ts';
import type { FastPath } from './fast-path/fast-path.ts';
import type { Graph } from './graph.ts';

/** Requests that consist of one operation, without features that only Apollo supports. */
const Body = z.strictObject({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.strictObject({ clientLibrary: z.unknown() }).partial().nullish(),
});

/** Content types in Apollo's order of preference. */
const types = ['application/json', 'application/graphql-response+json'];

const typeFor = (request: Request) => {
  const { accept } = request.headers;
  return accept === undefined || accept === '' ? types[0] : request.accepts(types);
};

/** Serves GraphQL over HTTP: operations that the fast path knows through it, everything else through Apollo. */
export const serveGraph = ({ apollo, fastPath }: Graph, contextOf: ContextOf): readonly RequestHandler[] => {
  const begun = new WeakMap<Request, RequestContext>();
  const apolloMiddleware = expressMiddleware(apollo, { context: async ({ req }) => begun.get(req) ?? contextOf(req) });
  return fastPath ? [serveKnown(fastPath, contextOf, begun), apolloMiddleware] : [apolloMiddleware];
};

const serveKnown =
  (fastPath: FastPath, contextOf: ContextOf, begun: WeakMap<Request, RequestContext>): RequestHandler =>
  async (request, response, next) => {
    const asking = request.method === 'POST' ? Body.safeParse(request.body).data : undefined;
    const type = asking && typeFor(request);
    if (!asking || !type) return next();
    const context: RequestContext = { ...(await contextOf(request)), asked: new Map() };
    begun.set(request, context);
    const { query, operationName, variables } = asking;
    const text = await fastPath.text(
      { query, operationName: operationName ?? undefined, variables: variables ?? undefined },
      context,
    );
    if (text === undefined) return next();
    response.set({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).send(text);
  };
