import type { Experimental_DidResolveQueryPlanCallback } from '@apollo/gateway';
import type { FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { getVariableValues } from 'graphql';
import type { RequestContext } from '../context.ts';
import type { Subgraph } from '../subgraph.ts';
import type { Answer } from '../subgraph-link.ts';
import { isJson, type Json, Unfit, unfit } from './json.ts';
import { mergingOf, type QueryPlan, type Run, type Single, singleOf, type Variables } from './plan.ts';
import { recent } from '@waratah/kit/process/recent';
import { type Fit, fitOf } from './shape.ts';

/** An operation of a client or a route. */
export type GraphRequest = Readonly<{
  query: string;
  operationName?: string | undefined;
  variables?: Variables | undefined;
}>;

/**
 * Executes operations that Apollo has parsed, validated and planned before, in compiled form. It answers only complete
 * results; `undefined` means that Apollo must answer. Answers of subgraphs so far are in `context.asked`, so Apollo
 * repeats no question.
 */
export type FastPath = Readonly<{
  /** The body of an answer over HTTP. */
  text: (request: GraphRequest, context: RequestContext) => Promise<string | undefined>;
  /** The data for one of our own routes. */
  data: (request: GraphRequest, context: RequestContext) => Promise<Json | undefined>;
}>;

type Learned = Parameters<Experimental_DidResolveQueryPlanCallback>[0];

/** Called with each operation that Apollo executes. */
export type Learn = (learned: Learned) => void;

type Compiled = Readonly<{
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fit: Fit;
  /** The single question of a plan that needs no merging. */
  single: Single | undefined;
  merging: (run: Run) => Promise<Json>;
}>;

/** More than the operations of the client and of all routes. */
const maxOperations = 1_000;
/** Longer documents are not from our client. */
const longestQuery = 20_000;

/** The length says where a name ends and its query begins, since both are the client's. */
const keyOf = ({ query, operationName }: GraphRequest) => {
  const name = operationName ?? '';
  return `${name.length} ${name}${query}`;
};

/**
 * Operations learned over HTTP are not used for routes, nor the other way round, because each has its own rules about
 * what it may execute.
 */
export const createFastPath = (subgraphOf: (name: string) => Subgraph) => {
  const learned = { http: recent<Compiled | 'unfit'>(maxOperations), own: recent<Compiled | 'unfit'>(maxOperations) };

  const learn: Learn = ({ requestContext, operationContext, queryPlan }) => {
    const { query = '', operationName, http } = requestContext.request;
    const operations = http ? learned.http : learned.own;
    const key = keyOf({ query, operationName });
    if (query === '' || query.length > longestQuery || operations.get(key)) return;
    operations.set(key, compile(operationContext, queryPlan));
  };

  const askIn =
    (context: RequestContext): Run['ask'] =>
    async ({ subgraph, ...question }) =>
      dataOf(await subgraphOf(subgraph).ask({ ...question, context })).data;

  const found = (operations: (typeof learned)['http'], { query, operationName, variables = {} }: GraphRequest) => {
    const compiled = operations.get(keyOf({ query, operationName }));
    if (!compiled || compiled === 'unfit') return undefined;
    const { operation, schema } = compiled;
    return getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors ? undefined : compiled;
  };

  const merged = async ({ merging, fit }: Compiled, variables: Variables, context: RequestContext) => {
    const data = fit(await merging({ variables, ask: askIn(context) }));
    return isJson(data) ? data : unfit('no data');
  };

  return {
    learn,
    text: async (request: GraphRequest, context: RequestContext) => {
      const compiled = found(learned.http, request);
      if (!compiled) return undefined;
      const { variables = {} } = request;
      return unlessUnfit(async () => {
        if (!compiled.single) return bodyOf(await merged(compiled, variables, context));
        const { subgraph, ...question } = compiled.single(variables);
        const answer = await subgraphOf(subgraph).ask({ ...question, context });
        const { data, isAlone } = dataOf(answer);
        const fitted = compiled.fit(data);
        return fitted === data && isAlone ? answer.text : bodyOf(fitted);
      });
    },
    data: async (request: GraphRequest, context: RequestContext) => {
      const compiled = found(learned.own, request);
      return compiled && unlessUnfit(() => merged(compiled, request.variables ?? {}, context));
    },
  };
};

/** In Apollo's format. */
const bodyOf = (data: unknown) => `${JSON.stringify({ data })}\n`;

/** If anything failed, Apollo reports it; it finds the failure in `context.asked`. */
const unlessUnfit = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
  try {
    return await work();
  } catch {
    return undefined;
  }
};

const compile = (
  {
    schema,
    operation,
    fragments,
  }: Readonly<{
    schema: GraphQLSchema;
    operation: OperationDefinitionNode;
    fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  }>,
  plan: QueryPlan,
): Compiled | 'unfit' => {
  try {
    const fit = fitOf(operation, { schema, fragments });
    return { schema, operation, fit, single: singleOf(plan), merging: mergingOf(plan) };
  } catch (error) {
    if (error instanceof Unfit) return 'unfit';
    throw error;
  }
};

const isJsonType = (type: string) =>
  type.startsWith('application/json') || type.startsWith('application/graphql-response+json');

/** The data of an answer without errors or extensions. Throws Unfit otherwise. */
const dataOf = ({ status, contentType, text }: Answer): Readonly<{ data: Json; isAlone: boolean }> => {
  if (status !== 200 || !isJsonType(contentType)) return unfit('no answer');
  const body: unknown = JSON.parse(text);
  if (!isJson(body) || 'errors' in body || !isJson(body.data)) return unfit('errors');
  return { data: body.data, isAlone: Object.keys(body).length === 1 };
};
