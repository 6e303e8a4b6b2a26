import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { recent } from '../process/recent.ts';
import { compiled, type Compiled } from './compiled.ts';

const Body = z.strictObject({
  query: z.string(),
  operationName: z.string().optional(),
  variables: z.record(z.string(), z.unknown()).optional(),
});

type Options<Context> = Readonly<{
  schema: GraphQLSchema;
  /** Throws if a request must be refused. */
  contextOf: (request: Request) => Promise<Context>;
  /** Formats an error for the gateway. */
  present: (formatted: GraphQLFormattedError, error: GraphQLError) => GraphQLFormattedError;
}>;

/** More than the gateway's query plans contain. */
const maxOperations = 500;

/**
 * Answers queries that Apollo has already parsed and validated, in compiled form. `learn` adds such a query. `serve`
 * passes all other queries, wrong variables and requests to be refused on to Apollo.
 */
export const knownOperations = <Context extends object>({ schema, contextOf, present }: Options<Context>) => {
  const known = recent<Compiled | 'unfit'>(maxOperations);

  const learn: ApolloServerPlugin<Context> = {
    requestDidStart: async () => ({
      didResolveOperation: async ({ source, document }) => {
        if (!known.get(source)) known.set(source, compiled(schema, document) ?? 'unfit');
      },
    }),
  };

  const serve: RequestHandler = async (request, response, next) => {
    const { data: asked } = Body.safeParse(request.body);
    const execute = asked && known.get(asked.query);
    if (!execute || execute === 'unfit') return next();
    const context = await contextOf(request).catch(() => undefined);
    const result = context && (await execute(asked, context));
    if (!result) return next();
    const { errors, data } = result;
    const shown = errors && { errors: errors.map((error) => present(enriched(error), error)) };
    response.type('json').send(`${JSON.stringify({ ...shown, data })}\n`);
  };

  return { learn, serve };
};

/** In the form that Apollo passes to `formatError`. */
const enriched = (error: GraphQLError): GraphQLFormattedError => ({
  ...error.toJSON(),
  extensions: { ...error.extensions, code: error.extensions.code ?? 'INTERNAL_SERVER_ERROR' },
});
