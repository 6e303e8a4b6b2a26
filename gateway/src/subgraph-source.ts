import { isNativeError } from 'node:util/types';
import { type GraphQLDataSource, RemoteGraphQLDataSource } from '@apollo/gateway';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import type { RequestContext } from './context.ts';
import type { Subgraph } from './subgraph.ts';

const Body = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).optional() });

/**
 * A subgraph as Apollo calls it. Questions that the fast path has already asked for the same request are not asked
 * again.
 */
export const subgraphSource = (
  serviceName: string,
  subgraph: Subgraph,
): GraphQLDataSource<Partial<RequestContext>> => ({
  process: (options) => {
    const { context } = options;
    const source = new RemoteGraphQLDataSource<Partial<RequestContext>>({
      url: subgraph.url,
      fetcher: async (_url, init) => {
        const { query, variables = {} } = Body.parse(JSON.parse(String(init?.body)));
        const { status, contentType, text } = await subgraph.ask({ query, variables, context });
        return new Response(text, { status, headers: { 'content-type': contentType } });
      },
    });
    return source.process(options).catch((error: unknown) => Promise.reject(of(serviceName, error)));
  },
});

/** Adds the subgraph to an error, for the metrics. In tests, errors thrown by Node come from another realm. */
const of = (serviceName: string, error: unknown) =>
  isNativeError(error) ? new GraphQLError(error.message, { originalError: error, extensions: { serviceName } }) : error;
