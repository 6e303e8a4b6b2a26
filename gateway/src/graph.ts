import { readFile } from 'node:fs/promises';
import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { presentError, unavailable } from '@waratah/kit/errors';
import { isServerUnavailable } from '@waratah/kit/server-unavailable';
import type { Logger } from '@waratah/kit/process/logger';
import { currentRequestId } from '@waratah/kit/process/request-id';
import { GraphQLError, type GraphQLFormattedError, OperationTypeNode } from 'graphql';
import type { Config } from './config.ts';
import type { RequestContext } from './context.ts';
import { createFastPath } from './fast-path/fast-path.ts';
import { costAtMost, fieldCostsOf } from './operation-cost.ts';
import { openSubgraph, type Subgraph } from './subgraph.ts';
import { subgraphSource } from './subgraph-source.ts';
import { subgraphs } from './subgraphs.ts';

/** Higher than any operation of our client and REST routes needs. */
export const limits = {
  maxDepth: { n: 8 },
  maxAliases: { n: 15 },
  // The parser limits the number of tokens, because armor's plugin would parse a second time.
  maxTokens: { enabled: false },
  // `costAtMost` knows how long lists can be; armor's plugin counts a list as one object.
  costLimit: { enabled: false },
  blockFieldSuggestion: { enabled: false },
};

const maxTokens = 1_000;

/** A little more than the dearest operation of our client and REST routes. */
export const maxCost = 9_000;

/** Extra time for a model that writes an ad, beyond the request's deadline, in milliseconds. */
const writingMs = 20_000;

/** Every subgraph, at the address that the settings give. */
export const openSubgraphs = ({ subgraphUrls }: Pick<Config, 'subgraphUrls'>): ReadonlyMap<string, Subgraph> =>
  new Map(
    subgraphs.map(({ name }) => {
      const tokenOf = async ({ tokenFor }: Partial<RequestContext>) => tokenFor?.(name);
      return [
        name,
        openSubgraph(`${subgraphUrls[name]}/graphql`, { tokenOf, longerMs: name === 'ai' ? writingMs : 0 }),
      ];
    }),
  );

export type GraphOptions = Pick<Config, 'production' | 'fastPath'> &
  Readonly<{
    /** The subgraphs by name; closed together with the graph. */
    subgraphs: ReadonlyMap<string, Subgraph>;
    log: Logger;
    /** Counts an error by its code and the subgraph that caused it. */
    countError: (code: unknown, subgraph: string) => void;
  }>;

/**
 * The supergraph: plans each operation and calls the subgraphs on behalf of the caller. The fast path answers
 * operations that were planned before.
 */
export const startGraph = async ({
  production,
  fastPath: isFast,
  subgraphs: opened,
  log,
  countError,
}: GraphOptions) => {
  const subgraphOf = (name: string) => {
    const subgraph = opened.get(name);
    if (!subgraph) throw new Error(`the supergraph names ${name}, which is no part of Waratah`);
    return subgraph;
  };
  const fastPath = isFast ? createFastPath(subgraphOf) : undefined;
  const supergraphSdl = await readFile(new URL('../supergraph.graphql', import.meta.url), 'utf8');
  const gateway = new ApolloGateway({
    supergraphSdl,
    logger: quiet(log),
    buildService: ({ name }) => subgraphSource(name, subgraphOf(name)),
    ...(fastPath && { experimental_didResolveQueryPlan: fastPath.learn }),
  });
  const apollo = new ApolloServer<RequestContext>({
    gateway,
    parseOptions: { maxTokens },
    validationRules: [
      ...new ApolloArmor(limits).protect().validationRules,
      costAtMost(maxCost, fieldCostsOf(supergraphSdl)),
    ],
    hideSchemaDetailsFromClientErrors: true,
    plugins: [namedOperation],
    introspection: !production,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    logger: quiet(log),
    formatError: (formatted, error) => {
      const presented = present(formatted, error, log);
      const { code } = presented.extensions ?? {};
      const subgraph = subgraphIn(formatted, error);
      if (!isRefusal(code)) countError(code, subgraph);
      if (code !== 'UNAVAILABLE' && code !== 'INTERNAL') return presented;
      log.warn({ code, subgraph, path: presented.path?.join('.') }, 'operation failed');
      return { ...presented, extensions: { ...presented.extensions, requestId: currentRequestId() } };
    },
  });
  await apollo.start();
  const stop = async () => {
    await apollo.stop();
    await Promise.all([...opened.values()].map((subgraph) => subgraph[Symbol.asyncDispose]()));
  };
  return { apollo, fastPath, stop };
};

export type Graph = Awaited<ReturnType<typeof startGraph>>;

const quiet = (log: Logger) => ({
  debug: () => undefined,
  info: () => undefined,
  warn: (message?: unknown) => log.warn(String(message)),
  error: (message?: unknown) => log.error(String(message)),
});

/** Apollo's error codes for documents that it does not execute; the client's fault, answered with 400. */
const refusals: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'PERSISTED_QUERY_NOT_IN_LIST',
  'BAD_REQUEST',
]);
const isRefusal = (code: unknown) => refusals.has(code);

const refusal = ({ message, locations, extensions }: GraphQLFormattedError): GraphQLFormattedError => ({
  message,
  ...(locations && { locations }),
  extensions: { code: extensions?.code, detail: message },
});

/**
 * Refuses subscriptions, and documents without the operation that the request names; the gateway would fail on them.
 */
const namedOperation: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, operationName }) => {
      if (operation && operation.operation !== OperationTypeNode.SUBSCRIPTION) return;
      const missing = operationName ? 'The document has no operation of this name' : 'Name one of the operations';
      const message = operation ? 'Subscriptions are not offered' : missing;
      throw new GraphQLError(message, { extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } } });
    },
  }),
};

/** Errors of subgraphs are passed on as they are; a network error becomes UNAVAILABLE. */
const present = (formatted: GraphQLFormattedError, error: unknown, log: Logger): GraphQLFormattedError => {
  const { extensions } = formatted;
  if (isRefusal(extensions?.code)) return refusal(formatted);
  if (extensions && 'detail' in extensions) return withoutService(formatted);
  if (isUnreachable(error)) {
    log.warn({ err: error }, 'subgraph did not answer');
    return presentError(formatted, new GraphQLError('away', { originalError: unavailable() }));
  }
  return presentError(formatted, error);
};

/** The subgraph that an error came from; the gateway itself if none was called. */
const subgraphIn = ({ extensions }: GraphQLFormattedError, error: unknown): string => {
  const serviceName =
    extensions?.serviceName ?? (error instanceof GraphQLError ? error.extensions.serviceName : undefined);
  return typeof serviceName === 'string' ? serviceName : 'gateway';
};

const withoutService = (formatted: GraphQLFormattedError) => {
  const { serviceName: _serviceName, stacktrace: _stacktrace, ...extensions } = formatted.extensions ?? {};
  return { ...formatted, extensions };
};

const unreachable = /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|socket hang up|Premature close|UND_ERR/;

const isUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  (isServerUnavailable(error) ||
    unreachable.test(error.message) ||
    (error instanceof GraphQLError && isUnreachable(error.originalError)));
