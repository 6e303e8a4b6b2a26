import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { notFound } from '../errors.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createLogger } from '../process/logger.ts';
import type { Act } from '../security/acts.ts';
import { type Caller, signCaller } from '../security/auth.ts';
import { signingKey, verifyingKeys } from '../security/token-keys.ts';
import { openEarlyServer } from './early-server.ts';
import { startSubgraph } from './subgraph.ts';

const schema = `type Query {
  ad(id: Int!): Ad
  ads: [Ad!]!
  who: String!
}
type Mutation {
  publish(id: Int!): Ad
}
type Ad {
  id: Int!
  title: String
  employer: String!
}`;

type Context = Readonly<{ asked: string[] }>;
type Asked = Context & Readonly<{ caller: Caller }>;

const phrase = 'local:known';

/** Locations in the gateway's own documents, which it never shows. */
const withoutPlaces = (text: string): unknown =>
  JSON.parse(text, (name, value: unknown) => (name === 'locations' ? undefined : value));

const serve = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'known-operations-'));
  await writeFile(join(folder, 'schema.graphql'), schema);
  const metrics = createMetrics('ads');
  const earlyServer = await openEarlyServer({ port: 0, host: '127.0.0.1' }, { checks: {}, metrics });
  const acts: Act[] = [];
  const asked: string[] = [];
  const subgraph = await startSubgraph<Context>({
    name: 'ads',
    schema: pathToFileURL(join(folder, 'schema.graphql')),
    resolvers: {
      Query: {
        ad: (_parent: unknown, { id }: { id: number }, context: Asked) => {
          context.asked.push(`ad ${id}`);
          if (id === 404) throw notFound('Job');
          if (id === 500) throw new TypeError('a secret');
          return { id, title: id === 2 ? null : `Ad ${id}` };
        },
        ads: () => [{ id: 1 }, { id: 7 }],
        who: (_parent: unknown, _args: unknown, { caller }: Asked) => caller.kind,
      },
      Mutation: { publish: (_parent: unknown, { id }: { id: number }) => ({ id }) },
      Ad: {
        employer: ({ id }: { id: number }) => {
          if (id === 7) throw notFound('Employer');
          return id === 3 ? null : 'Banksia Books';
        },
      },
    },
    acts: { record: async (act) => void acts.push(act) },
    context: { asked },
    internalKeys: verifyingKeys(phrase),
    earlyServer,
    log: createLogger('ads', 'silent'),
    checks: {},
    metrics,
  });
  const ask = async (body: object, caller: Caller | undefined = { kind: 'guest' }) => {
    const token = await signCaller(caller, signingKey(phrase), 'ads');
    const answer = await fetch(`${earlyServer.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      body: withoutPlaces(await answer.text()),
    };
  };
  return {
    url: earlyServer.url,
    ask,
    acts,
    asked,
    [Symbol.asyncDispose]: async () => {
      await subgraph[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
};

const query = 'query Q($id: Int!) { ad(id: $id) { id title employer } who }';

test.each<[string, object]>([
  ['what is there', { query, variables: { id: 1 } }],
  ['a field that is null', { query, variables: { id: 2 } }],
  ['a null where none may be', { query, variables: { id: 3 } }],
  ['a failure', { query, variables: { id: 404 } }],
  ['a failure in a list, up to the whole answer', { query: '{ ads { id employer } }' }],
  ['a bug, of which nothing is shown', { query, variables: { id: 500 } }],
  ['a missing variable', { query, variables: {} }],
  ['a variable of another kind', { query, variables: { id: 'one' } }],
  ['another operation name', { query, operationName: 'Other', variables: { id: 1 } }],
  ['its own operation name', { query, operationName: 'Q', variables: { id: 1 } }],
  ['a mutation', { query: 'mutation { publish(id: 1) { id } }' }],
])('the second answer is that of Apollo, as the first: %s', async (_name, body) => {
  await using ads = await serve();
  const first = await ads.ask(body);
  await ads.ask({ query, variables: { id: 1 } });
  expect(await ads.ask(body)).toEqual(first);
  expect(await ads.ask(body)).toEqual(first);
  expect(JSON.stringify(first)).not.toContain('secret');
});

test('an invalid token is refused without executing anything, even after an identical valid request', async () => {
  await using ads = await serve();
  await ads.ask({ query, variables: { id: 1 } });
  await ads.ask({ query, variables: { id: 1 } });
  const before = ads.asked.length;
  const body = JSON.stringify({ query, variables: { id: 1 } });
  const answer = await fetch(`${ads.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(401);
  expect(ads.asked).toHaveLength(before);
});

test('every read by an operator is recorded', async () => {
  await using ads = await serve();
  const operator = { kind: 'user', id: 9, role: 'operator', sessionId: 's' } as const;
  for (const id of [1, 2, 3]) await ads.ask({ query: query.replace('Q', 'Q__ads__0'), variables: { id } }, operator);
  const recorded = ads.acts.filter(({ field }) => field === 'ad').map(({ name, kind, args }) => ({ name, kind, args }));
  expect(recorded).toEqual([1, 2, 3].map((id) => ({ name: 'ad', kind: 'query', args: { id } })));
});
