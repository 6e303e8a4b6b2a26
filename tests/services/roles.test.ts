import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '@waratah/stack/ports';
import { withDatabase } from '@waratah/stack/databases';
import { parts } from '@waratah/stack/parts';
import type { Servers } from '@waratah/stack/servers';
import { serviceEnv } from '../support/service-env.ts';
import { startTestServers } from '../support/servers.ts';

const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

let servers: Servers;
beforeAll(async () => {
  servers = scope.use(await startTestServers());
});

const statusOf = async (url: string, init: RequestInit = {}) => (await fetch(url, init)).status;

/** A subgraph refuses a request without an internal token; a process without the subgraph does not know the path. */
const unsigned = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"query":"{ __typename }"}',
};

test.each(
  withDatabase.flatMap((name) => [
    { name, role: 'worker', graphql: 404 } as const,
    { name, role: 'api', graphql: 401 } as const,
  ]),
)('$name with ROLE=$role answers $graphql to a GraphQL request and serves health', async ({ name, role, graphql }) => {
  const port = await freePort();
  const settings = { ROLE: role, [`${name.toUpperCase()}_PORT`]: String(port), LOG_LEVEL: 'fatal' };
  await using _service = await parts[name].start(serviceEnv(servers, name, settings));
  const url = `http://127.0.0.1:${port}`;
  expect(await statusOf(`${url}/graphql`, unsigned)).toBe(graphql);
  expect(await statusOf(`${url}/healthz`)).toBe(200);
  expect(await statusOf(`${url}/metrics`)).toBe(200);
});
