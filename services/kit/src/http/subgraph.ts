import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express } from 'express';
import { GraphQLError, parse } from 'graphql';
import { type Acts, recordOperators } from '../security/acts.ts';
import { type Caller, type Client, verifyAsker } from '../security/auth.ts';
import { Failure, presentError } from '../errors.ts';
import { addHealthRoutes, type Health } from './health.ts';
import { isServerAway } from '../server-away.ts';
import { createApp, listen } from './server.ts';
import type { Logger } from '../process/logger.ts';
import { countErrors, measureRequests } from '../metrics/requests.ts';

/** The context of every resolver: the service's context, the caller, and the client's address and program. */
export type Asked<Context> = Context & Readonly<{ caller: Caller; client: Client }>;

type Module = Extract<Parameters<typeof buildSubgraphSchema>[0], readonly unknown[]>[number];
type Resolvers = NonNullable<Extract<Module, { resolvers?: unknown }>['resolvers']>;

export type SubgraphOptions<Context> = Health &
  Readonly<{
    /** The subgraph's name, which internal tokens have to name. */
    name: string;
    /** The service's schema.graphql. */
    schema: URL;
    resolvers: Resolvers;
    /** Where acts of operators are recorded. */
    acts: Acts;
    context: Context;
    internalKeys: readonly KeyObject[];
    port: number;
    host: string;
    log: Logger;
    /** Routes beside GraphQL, such as streams; they check the caller themselves. */
    routes?: (app: Express) => void;
  }>;

/** Serves a federated subgraph to the gateway alone, with health and metrics beside it. */
export const startSubgraph = async <Context extends object>(options: SubgraphOptions<Context>) => {
  const { context, internalKeys, log } = options;
  const typeDefs = parse(await readFile(options.schema, 'utf8'));
  const schema = buildSubgraphSchema([{ typeDefs, resolvers: options.resolvers }]);
  recordOperators(schema, options.acts);
  const countError = countErrors(options.metrics);
  const apollo = new ApolloServer<Asked<Context>>({
    schema,
    introspection: false,
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    plugins: [ApolloServerPluginInlineTraceDisabled()],
    includeStacktraceInErrorResponses: false,
    formatError: (formatted, error) => {
      reportBug(error, log);
      const presented = presentError(formatted, error);
      countError(presented.extensions?.code);
      return presented;
    },
  });
  await apollo.start();
  const app = createApp();
  addHealthRoutes(app, options);
  measureRequests(app, options.metrics);
  app.use(
    '/graphql',
    express.json({ limit: '2mb' }),
    expressMiddleware(apollo, {
      context: async ({ req }) => ({
        ...context,
        ...(await verifyOrRefuse(req.headers.authorization, internalKeys, options.name)),
      }),
    }),
  );
  options.routes?.(app);
  const listening = await listen(app, options.port, options.host);
  return {
    ...listening,
    [Symbol.asyncDispose]: async () => {
      await listening[Symbol.asyncDispose]();
      await apollo.stop();
    },
  };
};

const verifyOrRefuse = async (authorization: string | undefined, keys: readonly KeyObject[], name: string) => {
  try {
    return await verifyAsker(authorization, keys, name);
  } catch (error) {
    throw new GraphQLError('This address is not open to you', {
      extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
      ...(error instanceof Error && { originalError: error }),
    });
  }
};

const reportBug = (error: unknown, log: Logger) => {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (original instanceof Failure || original instanceof GraphQLError) return;
  if (isServerAway(original)) log.warn({ err: original }, 'a server did not answer');
  else log.error({ err: original }, 'resolver failed');
};
