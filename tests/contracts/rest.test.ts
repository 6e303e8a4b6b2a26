import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openApi } from '@waratah/gateway/rest/api-docs';
import { routes } from '@waratah/gateway/rest/rest';
import { root } from '@waratah/stack/settings';
import { buildSchema, parse, validate } from 'graphql';

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

test('operations have names of their own', () => {
  const names = routes.map(({ operation }) => /(?:query|mutation) (\w+)/.exec(operation)?.[1]);
  expect(new Set(names).size).toBe(routes.length);
});

test('the OpenAPI document names every route with what it takes and answers', () => {
  const { paths = {} } = openApi(routes);
  for (const { method, path } of routes) expect(paths[path]?.[method]?.responses).toBeDefined();
});
