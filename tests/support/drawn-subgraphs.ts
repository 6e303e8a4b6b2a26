import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createHash } from 'node:crypto';
import { buildSubgraphSchema } from '@apollo/subgraph';
import type { Subgraph } from '../../gateway/src/subgraph.ts';
import type { Answer } from '../../gateway/src/subgraph-link.ts';
import { subgraphs } from '../../gateway/src/subgraphs.ts';
import { compiled } from '@waratah/kit/http/compiled';
import { root } from '@waratah/stack/settings';
import {
  execute,
  type ExecutionResult,
  type GraphQLFieldResolver,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
} from 'graphql';

/** How many of a thousand generated answers contain a fault. */
export type Troubles = Readonly<{ nulls: number; errors: number; away: number }>;

/** A number from 0 to 999 that depends only on the text. */
const drawn = (...words: readonly unknown[]) =>
  createHash('sha1').update(JSON.stringify(words)).digest().readUInt32BE() % 1_000;

const leaf = (type: GraphQLOutputType, draw: number): unknown => {
  const named = getNamedType(type);
  if (isEnumType(named)) {
    const values = named.getValues();
    return values[draw % values.length]?.value;
  }
  const of: Readonly<Record<string, unknown>> = {
    Int: draw,
    Float: draw / 8,
    Boolean: draw % 2 === 0,
    DateTime: new Date(1_700_000_000_000 + draw * 1e7).toISOString(),
    JSON: { draw, __proto: [draw, null], camelCase: { deepName: true } },
  };
  return of[named.name] ?? `text ${draw} “é”`;
};

type Place = Readonly<{ seed: string; troubles: Troubles }>;

const valueOf = (type: GraphQLOutputType, words: readonly unknown[], place: Place, schema: GraphQLSchema): unknown => {
  const draw = drawn(place.seed, ...words);
  if (isNonNullType(type))
    return valueOf(type.ofType, words, { ...place, troubles: { ...place.troubles, nulls: 0 } }, schema);
  if (draw < place.troubles.nulls) return null;
  if (isListType(type))
    return Array.from({ length: draw % 4 }, (_, at) => valueOf(type.ofType, [...words, at], place, schema));
  const named = getNamedType(type);
  if (isAbstractType(named)) {
    const possible = schema.getPossibleTypes(named);
    return { __typename: possible[draw % possible.length]?.name };
  }
  return 'getFields' in named ? { __typename: named.name } : leaf(type, draw);
};

const sortedArguments = (args: Readonly<Record<string, unknown>>) =>
  Object.keys(args)
    .toSorted()
    .map((name) => [name, args[name]]);

/** Resolves each field to a value derived from its position in the answer; keys sent by the caller stay unchanged. */
const resolve: GraphQLFieldResolver<Record<string, unknown> | undefined, Place> = (source, args, place, info) => {
  const { fieldName, returnType, path, schema } = info;
  if (source && Object.hasOwn(source, fieldName)) return source[fieldName];
  // Arguments influence the value too, including an argument without a value.
  const words: unknown[] = sortedArguments(args);
  for (let step: typeof path | undefined = path; step; step = step.prev) words.push(step.key);
  if (drawn('error', place.seed, ...words) < place.troubles.errors)
    throw new GraphQLError('Not found', { extensions: { code: 'NOT_FOUND', detail: 'Not found' } });
  return valueOf(returnType, words, place, schema);
};

const drawing = (schema: GraphQLSchema) => {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type));
  const fields = types.flatMap((type) => (type.name.startsWith('_') ? [] : Object.values(type.getFields())));
  for (const field of fields) if (!field.name.startsWith('_')) field.resolve = resolve;
  return schema;
};

/** In a form that can be compared: errors in any order. */
const plain = ({ data, errors = [] }: ExecutionResult) => ({
  data: JSON.stringify(data),
  errors: errors.map(({ message, path }) => JSON.stringify({ message, path })).toSorted(),
});

const json = (body: unknown, status = 200): Answer => ({
  status,
  contentType: 'application/json; charset=utf-8',
  text: `${JSON.stringify(body)}\n`,
});

/** What a faulty subgraph answers; undefined if it does not answer. */
const unwell = (draw: number): Answer | undefined =>
  [
    json({ errors: [{ message: 'away', extensions: { code: 'UNAVAILABLE', detail: 'away', retryAfterS: 5 } }] }),
    json({ errors: [{ message: 'This address is not open to you', extensions: { code: 'UNAUTHENTICATED' } }] }, 401),
    { status: 502, contentType: 'text/html', text: '<p>bad gateway</p>' },
    { status: 200, contentType: 'text/plain', text: 'ok' },
    json({ data: null }),
    json({ data: {} }),
    json('data'),
  ][draw % 8];

/** Compiled once, as services do. */
const compiling = () => {
  const made = new WeakMap<GraphQLSchema, Map<string, ReturnType<typeof compiled>>>();
  return (schema: GraphQLSchema, query: string) => {
    const known = made.get(schema) ?? new Map<string, ReturnType<typeof compiled>>();
    made.set(schema, known);
    if (!known.has(query)) known.set(query, compiled(schema, parse(query)));
    return known.get(query);
  };
};

/**
 * Subgraphs with the committed schemas, whose answers are derived from a seed, and the questions that each was asked.
 */
export const drawnSubgraphs = async () => {
  const schemas = await Promise.all(
    subgraphs.map(async ({ name }) => {
      const typeDefs = parse(await readFile(join(root, `services/${name}/schema.graphql`), 'utf8'));
      return [name, drawing(buildSubgraphSchema([{ typeDefs }]))] as const;
    }),
  );
  const place = { seed: '', troubles: { nulls: 0, errors: 0, away: 0 } };
  const questions: { subgraph: string; query: string }[] = [];
  const differences: string[] = [];
  const compiledOf = compiling();

  const answer = async (name: string, schema: GraphQLSchema, query: string, variables: object): Promise<Answer> => {
    const draw = drawn('away', place.seed, name, query);
    if (draw < place.troubles.away) {
      const said = unwell(draw);
      if (said) return said;
      throw Object.assign(new Error('The subgraph closed the connection'), { code: 'ECONNRESET' });
    }
    const document = parse(query);
    const errors = validate(schema, document);
    if (errors.length > 0) throw new Error(`the plan asks ${name} for what it does not have: ${errors.join('; ')}`);
    const here = { ...place, seed: `${place.seed} ${name}` };
    const variableValues = { ...variables };
    const result = await execute({ schema, document, variableValues, contextValue: here });
    const ofCompiled = await compiledOf(schema, query)?.({ variables: variableValues }, here);
    if (ofCompiled && !isDeepStrictEqual(plain(ofCompiled), plain(result))) differences.push(query);
    return json({ ...(result.errors && { errors: result.errors }), data: result.data });
  };

  const asked = (name: string, schema: GraphQLSchema): Subgraph => ({
    url: `http://${name}/graphql`,
    ask: ({ query, variables, context }) => {
      const key = `${name} ${query} ${JSON.stringify(variables)}`;
      const known = context.asked?.get(key);
      if (known) return known;
      questions.push({ subgraph: name, query });
      const said = answer(name, schema, query, variables);
      context.asked?.set(key, said);
      return said;
    },
    [Symbol.asyncDispose]: async () => undefined,
  });

  return {
    subgraphs: new Map<string, Subgraph>(schemas.map(([name, schema]) => [name, asked(name, schema)])),
    questions,
    /** Questions that compiled queries answered differently from graphql-js. */
    differences,
    /** From now on, every answer is derived from this seed. */
    draw: (seed: string, troubles: Troubles) => Object.assign(place, { seed, troubles }),
  };
};
