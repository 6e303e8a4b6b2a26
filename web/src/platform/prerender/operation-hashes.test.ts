import { createHash } from 'node:crypto';
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import * as documents from '../../gql/graphql.ts';
import { operationHashes } from './operation-hashes.ts';

const operations: readonly DocumentNode[] = Object.values(documents).filter((one) =>
  one.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
);

/** The text of an operation as it is sent to the gateway. */
const sent = async (document: DocumentNode) => {
  const texts: string[] = [];
  const answer = async (_uri: unknown, init: RequestInit | undefined) => {
    texts.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}').query);
    return new Response('{"data":null}', { headers: { 'content-type': 'application/json' } });
  };
  const link = new HttpLink({ uri: 'http://portal.example/graphql', fetch: answer });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const isMutation = document.definitions.some(
    (one) => 'operation' in one && one.operation === OperationTypeNode.MUTATION,
  );
  await (isMutation ? client.mutate({ mutation: document }) : client.query({ query: document })).catch(() => undefined);
  return texts[0] ?? '';
};

test('every operation of portal and console is identified by the text that the client sends', async () => {
  const known = new Set(operationHashes(documents));
  expect(known.size).toBe(operations.length);
  expect(known.size).toBeGreaterThan(60);
  for (const operation of operations)
    expect(known).toContain(
      createHash('sha256')
        .update(await sent(operation))
        .digest('hex'),
    );
});
