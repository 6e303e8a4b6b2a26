import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApolloServerPlugin } from '@apollo/server';
import { ConfigError } from '@waratah/kit/process/config';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import type { RequestContext } from './context.ts';

const Hashes = z.array(z.string().regex(/^[0-9a-f]{64}$/));

/** The operations listed by the client's build, by the SHA-256 of their text. Throws ConfigError. */
export const readKnownOperations = async (webDist: string): Promise<ReadonlySet<string>> => {
  try {
    return new Set(Hashes.parse(JSON.parse(await readFile(join(webDist, 'pages/operations.json'), 'utf8'))));
  } catch {
    throw new ConfigError('GRAPHQL_OPERATIONS: the built client names no operations; build it, or set any');
  }
};

/** Refuses operations over HTTP that are not the client's. REST calls use operations of our own. */
export const onlyKnown = (known: ReadonlySet<string>): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ request, queryHash }) => {
      if (!request.http || known.has(queryHash)) return;
      throw new GraphQLError('This portal executes operations of its own client only', {
        extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST', http: { status: 400 } },
      });
    },
  }),
});
