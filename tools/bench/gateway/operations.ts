import { routes } from '@waratah/gateway/rest/rest';
import { createApp, listen } from '@waratah/kit/http/server';
import { startPartProcess } from '@waratah/stack/part-process';
import type { Constellation } from '@waratah/stack/constellation';
import { parts } from '@waratah/stack/parts';
import { freePort } from '@waratah/stack/ports';
import express from 'express';
import { type DocumentNode, Kind } from 'graphql';
import { z } from 'zod';
import { employerPayload, register, studentPayload } from '../../../tests/support/as-user.ts';
import { drawnSubgraphs } from '../../../tests/support/drawn-subgraphs.ts';
import { variablesFor } from '../../../tests/support/least-variables.ts';
import * as documents from '../../../web/src/gql/graphql.ts';
import { asSent } from '../../../tests/support/as-sent.ts';
import { type Asked, atFullSpeed, processorOf, send } from './load.ts';

const [warmRequests, requests, connections] = [12, 24, 4];
export const maxMs = 3;

type Row = Readonly<{ gatewayMs: number; trips: number }>;

const isOperation = (value: unknown): value is DocumentNode =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === Kind.DOCUMENT &&
  'definitions' in value &&
  Array.isArray(value.definitions) &&
  value.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);

const Body = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).default({}) });

/**
 * Processor time of a gateway for each operation of the client and of REST, and the most requests to one subgraph. The
 * subgraphs are simulated, so that every operation has an answer.
 */
export const measureOperations = async (stack: Constellation) => {
  const world = await drawnSubgraphs();
  world.draw('bench', { nulls: 0, errors: 0, away: 0 });
  const app = createApp();
  app.post('/:name/graphql', express.json(), async (request, response) => {
    const { query, variables } = Body.parse(request.body);
    const answer = await world.subgraphs.get(request.params.name)?.ask({ query, variables, context: {} });
    response.type('json').send(answer?.text);
  });
  app.get('/:name/readyz', (_request, response) => void response.json({}));
  await using drawn = await listen(app, 0, '127.0.0.1');
  const port = await freePort();
  const urls = Object.fromEntries(
    [...world.subgraphs.keys()].map((name) => [`${name.toUpperCase()}_URL`, `${drawn.url}/${name}`]),
  );
  const student = await register(stack.gateway, studentPayload('rows@example.org'));
  const employer = await register(stack.gateway, employerPayload('rows@example.com'));
  await using gateway = await startPartProcess(parts.gateway.main, {
    ...stack.env,
    ...urls,
    PORT: String(port),
    OPS_PORT: '0',
  });
  const url = `http://127.0.0.1:${port}`;

  const tokens = new Map([
    ['student', student.token],
    ['employer', employer.token],
    ['operator', stack.env.OPS_KEY ?? ''],
    ['key', stack.env.OPS_KEY ?? ''],
  ]);
  const overGraphql = (query: string): Asked => ({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: variablesFor(query) }),
  });
  const overRest = (path: string, role: string): Asked => ({
    method: 'GET',
    path: `/api${path.replaceAll(/\{\w+\}/g, '1')}`,
    headers: tokens.has(role) ? { authorization: `Bearer ${tokens.get(role)}` } : {},
  });

  const rows: Record<string, Row> = {};
  const add = async (name: string, asked: Asked) => {
    world.questions.length = 0;
    if (!(await send(url, asked).catch(() => undefined))) return;
    const names = world.questions.map(({ subgraph }) => subgraph);
    const trips = Math.max(0, ...[...Map.groupBy(names, (one) => one).values()].map(({ length }) => length));
    const target = { url, ask: () => asked };
    await atFullSpeed(target, connections, Number.POSITIVE_INFINITY, { most: warmRequests });
    const { spent } = await processorOf({ gateway: gateway.pid() }, () =>
      atFullSpeed(target, connections, Number.POSITIVE_INFINITY, { most: requests }),
    );
    rows[name] = { gatewayMs: Math.round((spent.gateway ?? 0) * 1_000) / 1_000, trips };
  };

  for (const [name, document] of Object.entries(documents))
    if (isOperation(document)) await add(name.replace(/Document$/, ''), overGraphql(asSent(document)));
  for (const { method, path, operation, roles } of routes) {
    await add(`${method.toUpperCase()} /api${path}, its operation`, overGraphql(operation));
    if (method === 'get') await add(`GET /api${path}`, overRest(path, roles[0] ?? 'guest'));
  }
  const all = Object.entries(rows).toSorted(([, a], [, b]) => b.gatewayMs - a.gatewayMs);
  console.table(Object.fromEntries(all.slice(0, 15)));
  const over = all.filter(([, { gatewayMs }]) => gatewayMs > maxMs).map(([name]) => name);
  const twice = all.filter(([, { trips }]) => trips > 1).map(([name]) => name);
  console.log(`${all.length} operations; over ${maxMs} ms: ${over.length}; asking a subgraph twice: ${twice.length}`);
  return { maxMs, over, twice, rows: Object.fromEntries(all) };
};
