import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@waratah/stack/settings';
import {
  buildSchema,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';

const schema = buildSchema(await readFile(join(root, 'web/schema.graphql'), 'utf8'));

/** The smallest valid value of a type, as JSON. */
const leastOf = (type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return leastOf(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(fields.map((field) => [field.name, leastOf(field.type)]));
  }
  return { Int: 7, Float: 1.5, Boolean: true, DateTime: '2026-11-21T00:00:00Z' }[type.name] ?? 'nothing';
};

/** Values for the required variables of an operation. */
export const variablesFor = (query: string): Readonly<Record<string, unknown>> => {
  const definitions = parse(query).definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : [],
  );
  const needed = definitions.filter(({ type }) => type.kind === Kind.NON_NULL_TYPE);
  return Object.fromEntries(
    needed.map(({ variable, type }) => {
      const found = typeFromAST(schema, type);
      return [variable.name.value, isInputType(found) ? leastOf(found) : null];
    }),
  );
};
