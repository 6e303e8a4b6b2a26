import type { Router } from 'express';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { z } from 'zod';
import type { Route } from './route.ts';

const Problem = z
  .object({
    detail: z.union([
      z.string(),
      z.array(z.object({ loc: z.array(z.union([z.string(), z.int()])), msg: z.string(), type: z.string() })),
    ]),
  })
  .meta({ id: 'Problem', description: 'A sentence, or a list that names each wrong field' });

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

const operationOf = (one: Route): ZodOpenApiOperationObject => ({
  operationId: /(?:query|mutation) (\w+)/.exec(one.operation)?.[1] ?? one.path,
  summary: one.summary,
  tags: [one.tag],
  description: `Open to: ${one.roles.join(', ')}.`,
  ...(one.roles.includes('guest') ? { security: [] } : {}),
  requestParams: {
    ...(one.input.path && { path: one.input.path }),
    ...(one.input.query && { query: one.input.query }),
  },
  ...(one.input.body && { requestBody: { required: true, content: json(one.input.body) } }),
  responses: {
    [`${one.status ?? 200}`]: { description: 'Done', content: json(one.answer) },
    '4XX': { description: 'Not done, and why', content: json(Problem) },
  },
});

/** The OpenAPI document of the routes, made from the same schemas that check requests. */
export const openApi = (routes: readonly Route[]) => {
  const paths: ZodOpenApiPathsObject = {};
  for (const one of routes) paths[one.path] = { ...paths[one.path], [one.method]: operationOf(one) };
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Waratah', version: '1.0.0', description: 'Jobs that a visa allows, with the reasons.' },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  });
};

export const addApiDocs = (api: Router, routes: readonly Route[]) => {
  const document = openApi(routes);
  api.get('/openapi.json', (_request, response) => void response.json(document));
};
