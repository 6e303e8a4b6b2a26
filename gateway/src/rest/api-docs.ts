import { fileURLToPath } from 'node:url';
import { longestKey } from '@waratah/kit/http/idempotency-key';
import type { Router } from 'express';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { z } from 'zod';
import { type PlainEndpoint, plainEndpoints } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import type { Route } from './route.ts';

const Problem = z
  .object({
    detail: z.union([
      z.string(),
      z.array(z.object({ loc: z.array(z.union([z.string(), z.int()])), msg: z.string(), type: z.string() })),
    ]),
  })
  .meta({ id: 'Problem', description: 'A sentence, or a list that names each wrong field' });

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema, example: exampleOf(schema, io) },
});

const File = z.object({
  file: z.string().meta({
    description: 'The file; its kind is detected from the content',
    contentMediaType: 'application/octet-stream',
  }),
});
const multipart = { 'multipart/form-data': { schema: File } };

const Once = z.object({
  'Idempotency-Key': z
    .string()
    .max(longestKey)
    .optional()
    .meta({ description: 'A key for the request: a repeat with the same key within 24 hours gets the first answer' }),
});

const operationOf = (one: Route): ZodOpenApiOperationObject => ({
  operationId: /(?:query|mutation) (\w+)/.exec(one.operation)?.[1] ?? one.path,
  summary: one.summary,
  tags: [one.tag],
  description: `Open to: ${one.roles.join(', ')}.`,
  ...(one.roles.includes('guest') ? { security: [] } : {}),
  requestParams: {
    ...(one.input.path && { path: one.input.path }),
    ...(one.input.query && { query: one.input.query }),
    ...(one.creates && { header: Once }),
  },
  ...(one.file && { requestBody: { required: true, content: multipart } }),
  ...(one.input.body && !one.file && { requestBody: { required: true, content: json(one.input.body, 'input') } }),
  responses: {
    [`${one.status ?? 200}`]: { description: 'Done', content: json(one.answer, 'output') },
    '4XX': { description: 'Not done, and why', content: json(Problem, 'output') },
  },
});

/** A redirect, a file or a stream has no JSON body to describe. */
const plainOperationOf = (one: PlainEndpoint): ZodOpenApiOperationObject => ({
  operationId: one.id,
  summary: one.summary,
  tags: [one.tag],
  description: `Open to: ${one.roles.join(', ')}.`,
  ...(one.roles.includes('guest') ? { security: [] } : {}),
  requestParams: { ...one.parameters },
  responses: { [one.answers[0]]: { description: one.answers[1] } },
});

/** The OpenAPI document, generated from the schemas that check requests. */
export const openApi = (routes: readonly Route[]) => {
  const paths: ZodOpenApiPathsObject = {};
  for (const one of routes) paths[one.path] = { ...paths[one.path], [one.method]: operationOf(one) };
  for (const one of plainEndpoints) paths[one.path] = { ...paths[one.path], [one.method]: plainOperationOf(one) };
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Waratah', version: '1.0.0', description: 'Jobs that a visa allows, with the reasons.' },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  });
};

/** The API reference for readers: our document displayed by RapiDoc, served from here so that it works offline. */
const referencePage = `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Waratah API</title>
<script type="module" src="docs/rapidoc.js"></script></head>
<body style="margin:0"><rapi-doc spec-url="openapi.json" load-fonts="false" regular-font="Figtree, system-ui, sans-serif"
 theme="light" bg-color="#fffdfa" text-color="#211b17" header-color="#11302a" primary-color="#b81f3a" nav-bg-color="#faf6f0"
 render-style="read" schema-style="table" show-header="false" allow-server-selection="false"></rapi-doc></body></html>
`;

const rapidoc = fileURLToPath(import.meta.resolve('rapidoc/dist/rapidoc-min.js'));

export const addApiDocs = (api: Router, routes: readonly Route[]) => {
  const document = openApi(routes);
  api.get('/openapi.json', (_request, response) => void response.json(document));
  api.get('/docs', (_request, response) => void response.type('html').send(referencePage));
  api.get('/docs/rapidoc.js', (_request, response) => response.sendFile(rapidoc, { maxAge: '1d' }));
};
