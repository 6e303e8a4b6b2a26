import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, type Request, type Response } from 'express';
import { GraphQLError, type GraphQLFormattedError, parse } from 'graphql';
import { type Acts, recordOperators } from '../security/acts.ts';
import type { Requester, Caller, Client } from '../security/auth.ts';
import { requesterReader } from '../security/remembered-tokens.ts';
import { Failure, presentError } from '../errors.ts';
import { leaveAbandoned } from './abandoned.ts';
import { admitting, createAdmission, followLoop } from './admission.ts';
import { readBodies } from './read-body.ts';
import { addHealthRoutes, type Health } from './health.ts';
import { knownOperations } from './known-operations.ts';
import { isServerUnavailable } from '../server-unavailable.ts';
import { createApp } from './server.ts';
import type { EarlyServer } from './early-server.ts';
import type { Logger } from '../process/logger.ts';
import { followRequests } from '../process/request-id.ts';
import { followCallers, noteCaller } from '../process/work-caller.ts';
import { countErrors, measureRequests } from '../metrics/requests.ts';

/** The context of every resolver: the service's context, the caller, and where the request comes from. */
export type Asked<Context> = Context &
  Readonly<{
    caller: Caller;
    client: Client;
    /** Adds a header to the answer, which only the gateway reads. */
    tellGateway: (header: string, value: string) => void;
  }>;

type Module = Extract<Parameters<typeof buildSubgraphSchema>[0], readonly unknown[]>[number];
type Resolvers = NonNullable<Extract<Module, { resolvers?: unknown }>['resolvers']>;

export type SubgraphOptions<Context> = Health &
  Readonly<{
    /** The name of the subgraph; tokens from the gateway must name it. */
    name: string;
    /** The service's schema.graphql. */
    schema: URL;
    resolvers: Resolvers;
    /** Where operators' actions are recorded. */
    acts: Acts;
    context: Context;
    internalKeys: readonly KeyObject[];
    /** The port on which it is served. */
    earlyServer: EarlyServer;
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
  const requesterOf = requesterReader(internalKeys, options.name);
  const countError = countErrors(options.metrics, [options.name]);
  const contextOf = async ({ headers, res }: Request): Promise<Asked<Context>> => {
    const requester = await orRefuse(requesterOf(headers.authorization));
    noteCaller(requester);
    return { ...context, ...requester, tellGateway: (header, value) => void res?.set(header, value) };
  };
  const format = (formatted: GraphQLFormattedError, error: unknown) => {
    reportBug(error, log);
    const presented = presentError(formatted, error);
    countError(presented.extensions?.code, options.name);
    return presented;
  };
  const known = knownOperations({ schema, contextOf, present: format });
  const apollo = new ApolloServer<Asked<Context>>({
    schema,
    introspection: false,
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    plugins: [ApolloServerPluginInlineTraceDisabled(), ApolloServerPluginCacheControlDisabled(), known.learn],
    includeStacktraceInErrorResponses: false,
    formatError: format,
  });
  await apollo.start();
  const app = createApp();
  addHealthRoutes(app, options);
  app.use(followRequests, followCallers);
  measureRequests(app, options.metrics, log);
  const admission = createAdmission(bounds);
  const following = followLoop(admission);
  app.use(
    '/graphql',
    readBodies({ ...bodies, ...fromGateway }),
    admitting({ admission, ...fromGateway }),
    express.json({ limit: bodies.mostBytes }),
    leaveAbandoned,
    known.serve,
    expressMiddleware(apollo, { context: ({ req }) => contextOf(req) }),
  );
  options.routes?.(app);
  options.earlyServer.serve(app);
  return {
    [Symbol.asyncDispose]: async () => {
      await options.earlyServer[Symbol.asyncDispose]();
      following[Symbol.dispose]();
      await apollo.stop();
    },
  };
};

/** Twice the gateway's limit, because several gateways send requests. */
const bounds = { most: 128, least: 32, patienceMs: 500 } as const;

const bodies = { most: 256, mostBytes: 2 * 1024 * 1024, patienceMs: 5_000 } as const;

/** In the form of a GraphQL error, so that the gateway passes it on. */
const refuse = ({ code, message, detail, retryAfterS }: Failure, _request: Request, response: Response) => {
  response.json({ errors: [{ message, extensions: { code, detail, retryAfterS } }] });
};

const fromGateway = { clientOf: () => 'the gateway', refuse };

const orRefuse = async (requester: Promise<Requester>) => {
  try {
    return await requester;
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
  if (isServerUnavailable(original)) log.warn({ err: original }, 'a server did not answer');
  else log.error({ err: original }, 'resolver failed');
};
