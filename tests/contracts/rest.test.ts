import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openApi } from '@waratah/gateway/rest/api-docs';
import { endpointPage, plainEndpoints } from '@waratah/gateway/rest/endpoints';
import { exampleOf } from '@waratah/gateway/rest/examples';
import { routes } from '@waratah/gateway/rest/rest';
import { root } from '@waratah/stack/settings';
import { buildSchema, isObjectType, parse, validate } from 'graphql';

const schema = buildSchema(await readFile(join(root, 'web/schema.graphql'), 'utf8'));

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s is one valid, named operation',
  (_name, route) => {
    const document = parse(route.operation);
    expect(validate(schema, document)).toEqual([]);
    expect(document.definitions).toHaveLength(1);
    expect(route.operation).toMatch(/^(query|mutation) Rest[A-Z]\w+/);
  },
);

test('operations have unique names', () => {
  const names = routes.map(({ operation }) => /(?:query|mutation) (\w+)/.exec(operation)?.[1]);
  expect(new Set(names).size).toBe(routes.length);
});

test('the table of endpoints lists every route with its roles', async () => {
  expect(await readFile(join(root, 'docs/endpoints.md'), 'utf8')).toBe(endpointPage(routes));
});

/** The calls of spec section 7. */
const specified = `POST /auth/login
GET /auth/google/login
POST /auth/oauth/google
POST /auth/oauth/google/link
POST /auth/forgot-password
POST /auth/reset-password
POST /auth/register
POST /auth/session/logout
POST /auth/session/logout-all
GET /auth/session/current
GET /auth/session/all
GET /auth/me
PUT /auth/profile/student
PUT /auth/profile/employer
GET /auth/resume/view
POST /auth/profile/resume
GET /auth/visa/status
POST /auth/visa/verify
POST /auth/visa/documents/upload
GET /auth/visa/documents
POST /auth/employer/company/logo
GET /jobs/search
GET /jobs/{id}
GET /jobs/stats
GET /jobs/recommended
GET /locations/suggest
POST /auth/employer/job-drafts
GET /auth/employer/job-drafts
GET /auth/employer/job-drafts/{id}
PUT /auth/employer/job-drafts/{id}
DELETE /auth/employer/job-drafts/{id}
POST /auth/employer/job-drafts/{id}/publish
POST /auth/employer/jobs
GET /auth/employer/jobs
PUT /auth/employer/jobs/{id}
DELETE /auth/employer/jobs/{id}
GET /auth/employer/applications
POST /auth/employer/jobs/{id}/document
GET /auth/student/favorites
POST /auth/student/favorites
DELETE /auth/student/favorites/{id}
POST /ai/generate/job-description
POST /ai/skill-recommendations`.split('\n');

test('the OpenAPI document names every specified call', () => {
  const { paths = {} } = openApi(routes);
  const there = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(there).toEqual(expect.arrayContaining(specified));
});

test.each(
  routes
    .filter(({ input, file }) => input.body && !file)
    .map((route) => [`${route.method} ${route.path}`, route] as const),
)('the example body of %s is accepted', (_name, { input }) => {
  expect(input.body?.safeParse(input.body && exampleOf(input.body, 'input')).error).toBeUndefined();
});

test('every call of the OpenAPI document has an example answer', () => {
  const { paths = {} } = openApi(routes);
  for (const { method, path, status = 200 } of routes)
    expect(paths[path]?.[method]?.responses?.[status]).toMatchObject({
      content: { 'application/json': { example: expect.anything() } },
    });
});

test('an export asks every service for its data', () => {
  const kept = schema.getType('AccountExport');
  const fields = isObjectType(kept) ? Object.keys(kept.getFields()) : [];
  expect(fields.length).toBeGreaterThan(5);
  for (const { operation } of routes.filter(({ operation }) => operation.includes('accountExport')))
    for (const field of fields) expect(operation).toMatch(new RegExp(`\\b${field}\\b`));
});

test('the OpenAPI document lists every route with its parameters and answers', () => {
  const { paths = {} } = openApi(routes);
  for (const { method, path } of [...routes, ...plainEndpoints]) expect(paths[path]?.[method]?.responses).toBeDefined();
});
