import { readFile } from 'node:fs/promises';
import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { presentError, unavailable } from '@waratah/kit/errors';
import type { Logger } from '@waratah/kit/process/logger';
import { GraphQLError, type GraphQLFormattedError, OperationTypeNode } from 'graphql';
import type { Config } from './config.ts';
import type { RequestContext } from './context.ts';
import { subgraphSource } from './subgraph-source.ts';
import { type SubgraphName, subgraphs } from './subgraphs.ts';

/** No screen of ours asks for more; see the operations in web and rest. */
export const limits = {
  maxDepth: { n: 8 },
  maxAliases: { n: 15 },
  // The parser counts tokens, because armor's plugin would parse a second time.
  maxTokens: { enabled: false },
  costLimit: { maxCost: 5_000 },
  blockFieldSuggestion: { enabled: false },
};

const maxTokens = 1_000;

const isSubgraph = (name: string): name is SubgraphName => subgraphs.some((subgraph) => subgraph.name === name);

/** The supergraph: plans each operation and asks the subgraphs in the caller's name. */
export const startGraph = async (
  config: Config,
  plugins: readonly ApolloServerPlugin<RequestContext>[],
  log: Logger,
) => {
  const gateway = new ApolloGateway({
    supergraphSdl: await readFile(new URL('../supergraph.graphql', import.meta.url), 'utf8'),
    logger: quiet(log),
    buildService: ({ name }) =>
      subgraphSource(isSubgraph(name) ? `${config.subgraphUrls[name]}/graphql` : name, async (context) =>
        isSubgraph(name) ? context.tokenFor?.(name) : undefined,
      ),
  });
  const apollo = new ApolloServer<RequestContext>({
    gateway,
    parseOptions: { maxTokens },
    validationRules: new ApolloArmor(limits).protect().validationRules,
    hideSchemaDetailsFromClientErrors: true,
    plugins: [namedOperation, ...plugins],
    introspection: !config.production,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    logger: quiet(log),
    formatError: (formatted, error) => present(formatted, error, log),
  });
  await apollo.start();
  return apollo;
};

export type Graph = Awaited<ReturnType<typeof startGraph>>;

const quiet = (log: Logger) => ({
  debug: () => undefined,
  info: () => undefined,
  warn: (message?: unknown) => log.warn(String(message)),
  error: (message?: unknown) => log.error(String(message)),
});

/** What Apollo says of documents that it does not execute; the client's fault, answered with 400. */
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

/** The gateway would fail on a subscription, and on a document without the operation that the request names. */
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

/** Errors of subgraphs were presented there; what the network did becomes UNAVAILABLE. */
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

const withoutService = (formatted: GraphQLFormattedError) => {
  const { serviceName: _serviceName, stacktrace: _stacktrace, ...extensions } = formatted.extensions ?? {};
  return { ...formatted, extensions };
};

const unreachable = /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|socket hang up|Premature close|UND_ERR/;

const isUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  (unreachable.test(error.message) || (error instanceof GraphQLError && isUnreachable(error.originalError)));
