import { readFile } from 'node:fs/promises';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  getNamedType,
} from 'graphql';

/** A field of Query or Mutation as a separate document, with only its required arguments. */
export type Operation = Readonly<{ kind: 'query' | 'mutation'; name: string; document: string }>;

/** An id that does not exist. */
export const missingId = 987_654_321;

const literalOf = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`;
  }
  const literals: Readonly<Record<string, string>> = {
    Int: String(missingId),
    Float: '1',
    Boolean: 'false',
    DateTime: '"2026-11-21T00:00:00Z"',
  };
  return literals[type.name] ?? '"nothing"';
};

const given = (args: readonly GraphQLArgument[], values: Readonly<Record<string, string>>) => {
  const needed = args.filter((arg) => isRequiredArgument(arg) || values[arg.name] !== undefined);
  const pairs = needed.map((arg) => `${arg.name}: ${values[arg.name] ?? literalOf(arg.type)}`);
  return pairs.length > 0 ? `(${pairs.join(', ')})` : '';
};

const documentOf = (
  kind: Operation['kind'],
  field: GraphQLField<unknown, unknown>,
  values: Readonly<Record<string, string>>,
) =>
  `${kind} { ${field.name}${given(field.args, values)}${isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'} }`;

/** The required arguments of a field, written as in a document. */
export type Given = (args: readonly GraphQLArgument[]) => string;

export const leastArguments: Given = (args) => given(args, {});

/** Every root field that a client can request from the gateway, from the schema itself. */
export const readOperations = async () => {
  const schema = buildSchema(await readFile(new URL('../../web/schema.graphql', import.meta.url), 'utf8'));
  const types = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  const fields = types.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field })),
  );
  const operations = fields.map(
    ({ kind, field }): Operation => ({ kind, name: field.name, document: documentOf(kind, field, {}) }),
  );
  /** The same, with given values for some arguments, as GraphQL literals. */
  const operation = (name: string, values: Readonly<Record<string, string>>) => {
    const found = fields.find(({ field }) => field.name === name);
    if (!found) throw new Error(`the schema has no ${name}`);
    return documentOf(found.kind, found.field, values);
  };
  return { operations, operation };
};
