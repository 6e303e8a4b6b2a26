import {
  type DocumentNode,
  execute as graphqlExecute,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { isServerUnavailable } from '../server-unavailable.ts';
import { isTraced, withinTrace } from '../tracing/trace-context.ts';

type Asked = Readonly<{
  operationName?: string | undefined;
  variables?: Readonly<Record<string, unknown>> | undefined;
}>;

/** Executes an operation. Undefined if nothing was executed because the variables or the operation's name are wrong. */
export type Compiled = (asked: Asked, context: object) => Promise<ExecutionResult | undefined>;

/**
 * Compiles a document with one valid query into a function; undefined for other documents. It is compiled at the first
 * call, since many documents are used only once.
 */
export const compiled = (schema: GraphQLSchema, document: DocumentNode): Compiled | undefined => {
  const operation = getOperationAST(document);
  if (operation?.operation !== OperationTypeNode.QUERY) return undefined;
  const name = operation.name?.value;
  const compile = once(() => compileQuery(schema, document, undefined, { disablingCapturingStackErrors: true }));
  return async ({ operationName = name, variables = {} }, context) => {
    const query = operationName === name ? compile() : undefined;
    if (!query || !isCompiledQuery(query)) return undefined;
    const execute = async () => query.query(undefined, context, variables);
    const { data, errors } = await (isTraced()
      ? withinTrace({ name: `query ${name ?? ''}`.trim() }, execute)
      : execute());
    if (data === undefined) return undefined;
    // Of several errors, graphql-js reports only those found before a null reached their place. A server that is away
    // is not asked twice.
    if (errors && errors.length > 1 && !errors.some(({ originalError }) => isServerUnavailable(originalError)))
      return graphqlExecute({ schema, document, contextValue: context, variableValues: variables });
    return { data, ...(errors && { errors: errors.map(asGraphQLError) }) };
  };
};

const once = <Value>(make: () => Value) => {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Converted to the error class that Apollo recognises, with the resolver's error inside. */
const asGraphQLError = ({ message, path, originalError, extensions }: GraphQLError) =>
  new GraphQLError(message, { path, originalError, extensions });
