import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig } from '@waratah/gateway/config';
import { startGateway } from '@waratah/gateway/server';
import { register, rest, studentPayload } from '../support/as-user.ts';
import { type Portal, sharedPortal } from '../support/portal.ts';

const known = 'query Known {\n  me {\n    id\n    __typename\n  }\n}';

let portal: Portal;
let webDist = '';

beforeAll(async () => {
  portal = await sharedPortal('pilot');
  webDist = await mkdtemp(join(tmpdir(), 'waratah-dist-'));
});
afterAll(async () => {
  await rm(webDist, { recursive: true, force: true });
});

const start = () =>
  startGateway(readConfig({ ...portal.env, PORT: '0', WEB_DIST: webDist, GRAPHQL_OPERATIONS: 'known' }));

test('the gateway does not start if the client was built without its list of operations', async () => {
  await expect(start()).rejects.toThrow(/^GRAPHQL_OPERATIONS: /);
});

test('the client’s operations and REST work, and nothing else is executed', async () => {
  await mkdir(join(webDist, 'pages'), { recursive: true });
  const hashes = [createHash('sha256').update(known).digest('hex')];
  await writeFile(join(webDist, 'pages/operations.json'), JSON.stringify(hashes));
  await writeFile(join(webDist, 'pages/pages.json'), '[]');
  await using gateway = await start();
  const { token, user } = await register(gateway.url, studentPayload('mei@known.example'));
  expect((await rest(gateway.url, token).get('/auth/me')).status).toBe(200);
  const ask = async (body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.text() };
  };
  expect(await ask({ query: known })).toMatchObject({ status: 200, body: expect.stringContaining(`"id":${user.id}`) });
  const get = (query: string) =>
    fetch(`${gateway.url}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'apollo-require-preflight': 'yes' },
    });
  expect((await get(known)).status).not.toBe(400);
  expect(await (await get('{ __typename }')).text()).toContain('PERSISTED_QUERY_NOT_IN_LIST');
  expect(await ask({})).toMatchObject({ status: 400, body: expect.stringContaining('PERSISTED_QUERY_NOT_IN_LIST') });
  // Refused by its text, before it is parsed.
  for (const query of ['{ me {', '{ me { id } }', `${known} `, `${known}\nquery Other { __typename }`])
    expect(await ask({ query, operationName: query.includes('Known') ? 'Known' : undefined })).toMatchObject({
      status: 400,
      body: expect.stringContaining('PERSISTED_QUERY_NOT_IN_LIST'),
    });
});
