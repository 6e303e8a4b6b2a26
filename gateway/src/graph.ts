import { readFile } from 'node:fs/promises';
import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { presentError, unavailable } from '@waratah/kit/errors';
import type { Logger } from '@waratah/kit/process/logger';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Config } from './config.ts';
import type { RequestContext } from './context.ts';
import { subgraphSource } from './subgraph-source.ts';
import { type SubgraphName, subgraphs } from './subgraphs.ts';

/** No screen of ours asks for more; see the operations in web and rest. */
export const limits = {
  maxDepth: { n: 8 },
  maxAliases: { n: 15 },
  maxTokens: { n: 1_000 },
  costLimit: { maxCost: 5_000 },
  blockFieldSuggestion: { enabled: false },
};

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
    buildService: ({ name }) => subgraphSource(isSubgraph(name) ? `${config.subgraphUrls[name]}/graphql` : name),
  });
  const apollo = new ApolloServer<RequestContext>({
    gateway,
    validationRules: new ApolloArmor(limits).protect().validationRules,
    hideSchemaDetailsFromClientErrors: true,
    plugins: [...plugins],
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

/** Errors of subgraphs were presented there; what the network did becomes UNAVAILABLE. */
const present = (formatted: GraphQLFormattedError, error: unknown, log: Logger): GraphQLFormattedError => {
  const { extensions } = formatted;
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
