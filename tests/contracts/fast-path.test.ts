import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApp, listen } from '@waratah/kit/http/server';
import { createLogger } from '@waratah/kit/process/logger';
import { toSnakeCase } from '@waratah/gateway/rest/case';
import { routes } from '@waratah/gateway/rest/rest';
import { root } from '@waratah/stack/settings';
import express from 'express';
import { buildSchema, type DocumentNode, Kind } from 'graphql';
import { z } from 'zod';
import type { RequestContext } from '../../gateway/src/context.ts';
import { type Graph, startGraph } from '../../gateway/src/graph.ts';
import { serveGraph } from '../../gateway/src/serve-graph.ts';
import * as documents from '../../web/src/gql/graphql.ts';
import { asSent } from '../support/as-sent.ts';
import { drawOperation } from '../support/drawn-operations.ts';
import { drawnSubgraphs, type Troubles } from '../support/drawn-subgraphs.ts';
import { variablesFor } from '../support/least-variables.ts';
import { leastArguments } from '../support/operations.ts';
import { scaled } from '../support/scale.ts';
import { seeded } from '../support/seeded.ts';

const drawnOperations = scaled({ landing: 80, share: 250, full: 5_000 });
const answersEach = scaled({ landing: 1, share: 2, full: 6 });

const well: Troubles = { nulls: 120, errors: 0, away: 0 };
const unwell: Troubles = { nulls: 120, errors: 60, away: 100 };

let world: Awaited<ReturnType<typeof drawnSubgraphs>>;
let fast: Graph;
let ordinary: Graph;

beforeAll(async () => {
  world = await drawnSubgraphs();
  const options = {
    production: false,
    subgraphs: world.subgraphs,
    log: createLogger('test', 'silent'),
    countError: () => undefined,
  };
  fast = await startGraph({ ...options, fastPath: true });
  ordinary = await startGraph({ ...options, fastPath: false });
});
afterAll(async () => {
  await fast.stop();
  await ordinary.stop();
});

const contextOf = (): RequestContext => ({
  caller: { kind: 'guest' },
  tokenFor: async () => '',
  address: '127.0.0.1',
  keepDevice: () => undefined,
  deadline: Number.POSITIVE_INFINITY,
});
const askingContext = (): RequestContext => ({ ...contextOf(), asked: new Map() });

type Operation = Readonly<{ query: string; variables?: Readonly<Record<string, unknown>> }>;

/** As sent over HTTP. */
const bodyOf = (graph: Graph, { query, variables = {} }: Operation, contextValue: RequestContext) =>
  graph.apollo.executeOperation({ query, variables: { ...variables } }, { contextValue }).then(({ body }) => {
    if (body.kind !== 'single') throw new Error('an answer in parts');
    return JSON.stringify(body.singleResult);
  });

/** What a route receives: from the fast path, else from Apollo. */
const fastBody = async (operation: Operation) => {
  const context = askingContext();
  const data = await fast.fastPath?.data(operation, context);
  return data
    ? { body: JSON.stringify({ data }), isFast: true }
    : { body: await bodyOf(fast, operation, context), isFast: false };
};

const Body = z.looseObject({ errors: z.array(z.unknown()).optional() });

/** Subgraphs that are queried in parallel report errors in any order. */
const sorted = (text: string) => {
  const { errors, ...body } = Body.parse(JSON.parse(text));
  return { ...body, errors: errors?.map((error) => JSON.stringify(error)).toSorted() };
};

/** Undefined for an answer without data. */
const dataOf = async ({ query, variables = {} }: Operation) => {
  const { body } = await ordinary.apollo.executeOperation(
    { query, variables: { ...variables } },
    { contextValue: contextOf() },
  );
  const parsed = z
    .object({ data: z.record(z.string(), z.unknown()) })
    .safeParse(JSON.parse(JSON.stringify(body.kind === 'single' ? body.singleResult : {})));
  return parsed.data?.data;
};

/** The answers of both paths for one seed, and what each asked the subgraphs. */
const compare = async (operation: Operation, seed: string, troubles: Troubles) => {
  world.draw(seed, troubles);
  world.questions.length = 0;
  const expected = await bodyOf(ordinary, operation, contextOf());
  const asked = world.questions.splice(0).map(({ subgraph, query }) => `${subgraph} ${query}`);
  const { body, isFast } = await fastBody(operation);
  expect(sorted(body)).toEqual(sorted(expected));
  expect(world.questions.map(({ subgraph, query }) => `${subgraph} ${query}`).toSorted()).toEqual(asked.toSorted());
  expect(world.differences).toEqual([]);
  return isFast;
};

const schema = buildSchema(await readFile(join(root, 'web/schema.graphql'), 'utf8'));

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;

const ofClient = Object.entries(documents).flatMap(([name, document]) =>
  isDocument(document) && document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    ? [{ name, query: asSent(document) }]
    : [],
);
const ofRoutes = routes.map(({ method, path, operation }) => ({ name: `${method} ${path}`, query: operation }));
const ours = [...ofRoutes, ...ofClient];

test.each(ours)(
  '$name gets the answer that Apollo gives, errors included, and asks no subgraph twice',
  async ({ query }) => {
    const operation = { query, variables: variablesFor(query) };
    await compare(operation, 'learn', well);
    let fastOnes = 0;
    for (let draw = 0; draw < answersEach; draw++) {
      if (await compare(operation, `well ${draw}`, well)) fastOnes += 1;
      await compare(operation, `unwell ${draw}`, unwell);
      const subgraphs = world.questions.map(({ subgraph }) => subgraph);
      expect(new Set(subgraphs).size).toBe(subgraphs.length);
    }
    expect(fastOnes).toBe(answersEach);
  },
);

test.each(routes)(
  "$method $path: the body is its schema's form of the answer",
  async ({ operation: query, answer, answerOf }) => {
    const operation = { query, variables: variablesFor(query) };
    for (let draw = 0; draw < answersEach * 4; draw++) {
      world.draw(`body ${draw}`, well);
      const data = await dataOf(operation);
      if (!data) continue;
      const { success, data: expected } = answer.safeParse(toSnakeCase(Object.values(data)[0]));
      expect(success ? answerOf(data) : undefined).toEqual(expected);
    }
  },
);

test(`${drawnOperations} generated operations get the answers that Apollo gives`, async () => {
  const draw = seeded(25);
  let fastOnes = 0;
  for (let turn = 0; turn < drawnOperations; turn++) {
    const operation = { query: drawOperation(schema, draw, leastArguments) };
    await compare(operation, `learn ${turn}`, unwell);
    if (await compare(operation, `well ${turn}`, well)) fastOnes += 1;
    await compare(operation, `unwell ${turn}`, unwell);
  }
  expect(fastOnes).toBeGreaterThan(drawnOperations / 2);
});

test('wrong variables are refused as Apollo refuses them', async () => {
  const query = 'query Q($id: Int!, $n: Int) { job(id: $id) { id similar(first: $n) { id } } }';
  await compare({ query, variables: { id: 1, n: 2 } }, 'learn', well);
  const wrong = [{}, { id: 'one' }, { id: 2 ** 40 }, { id: 1, n: 'two' }, { id: null }];
  for (const variables of wrong) expect(await compare({ query, variables }, 'seed', well)).toBe(false);
  expect(await compare({ query, variables: { id: 1, more: 1 } }, 'seed', well)).toBe(true);
});

const serve = async (graph: Graph) => {
  const app = createApp();
  app.use('/graphql', express.json(), ...serveGraph(graph, async () => contextOf()));
  return listen(app, 0, '127.0.0.1');
};

const query = 'query Q($id: Int!) { job(id: $id) { id title company { name } similar { id __typename } } }';
const asJson = { 'content-type': 'application/json' };
const good = JSON.stringify({ query, variables: { id: 3 } });
const requests: Readonly<Record<string, RequestInit & { search?: string }>> = {
  plain: { body: good },
  'as the client sends it': {
    headers: { ...asJson, accept: 'application/graphql-response+json,application/json;q=0.9' },
    body: JSON.stringify({
      operationName: 'Q',
      query,
      variables: { id: 3 },
      extensions: { clientLibrary: { name: '@apollo/client', version: '4' } },
    }),
  },
  'any type': { headers: { ...asJson, accept: '*/*' }, body: good },
  'a type that is not offered': { headers: { ...asJson, accept: 'text/html' }, body: good },
  'no content type of JSON': { headers: { 'content-type': 'text/plain' }, body: good },
  'another name': { body: JSON.stringify({ query, operationName: 'Other', variables: { id: 3 } }) },
  'a name that was sent in the query': { body: JSON.stringify({ query: `Q\n${query}`, variables: { id: 3 } }) },
  'nulls for what is optional': {
    body: JSON.stringify({ query, operationName: null, variables: { id: 3 }, extensions: null }),
  },
  'no variables': { body: JSON.stringify({ query }) },
  'variables as text': { body: JSON.stringify({ query, variables: '{"id":3}' }) },
  'a persisted query': {
    body: JSON.stringify({
      query,
      variables: { id: 3 },
      extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } },
    }),
  },
  'several at once': { body: `[${good}]` },
  nothing: { body: '{}' },
  'by its address': { method: 'GET', search: `?query=${encodeURIComponent('{ jobStats { totalJobs } }')}` },
};

test("over HTTP the status, headers and body equal Apollo's", async () => {
  await using fastServer = await serve(fast);
  await using ordinaryServer = await serve(ordinary);
  const ask = async ({ url }: { url: string }, { search = '', ...init }: RequestInit & { search?: string }) => {
    const answer = await fetch(`${url}/graphql${search}`, { method: 'POST', headers: asJson, ...init });
    const { date: _date, ...headers } = Object.fromEntries(answer.headers);
    return { status: answer.status, headers, body: await answer.json() };
  };
  for (const [seed, troubles] of [
    ['well', well],
    ['unwell', { ...unwell, errors: 300 }],
  ] as const) {
    world.draw(seed, troubles);
    for (const [name, request] of Object.entries(requests)) {
      await ask(fastServer, request);
      expect({ name, ...(await ask(fastServer, request)) }).toEqual({ name, ...(await ask(ordinaryServer, request)) });
    }
  }
});

test('an operation known from a route is not open to HTTP', async () => {
  const own = { query: 'query OnlyOwn { jobStats { totalJobs } }' };
  await compare(own, 'learn', well);
  expect(await fast.fastPath?.data(own, askingContext())).toBeDefined();
  expect(await fast.fastPath?.text(own, askingContext())).toBeUndefined();
});
