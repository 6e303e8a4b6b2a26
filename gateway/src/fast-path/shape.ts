import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLLeafType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { type Json, isJson, unfit } from './json.ts';

/**
 * Shapes a value from the subgraphs as the client requested it. Answers the same value if nothing has to change;
 * otherwise removes fields that only the plan asked for and adds null for missing ones. Throws Unfit where Apollo would
 * replace a value with null.
 */
export type Fit = (value: unknown) => unknown;

type Compiling = Readonly<{
  schema: GraphQLSchema;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}>;

/** The shape of an operation's data. Throws Unfit for an operation with directives or introspection. */
export const fitOf = (operation: OperationDefinitionNode, compiling: Compiling): Fit => {
  const root = compiling.schema.getRootType(operation.operation) ?? unfit('no root type');
  return objectOf(root, [operation.selectionSet], compiling);
};

const largestInt = 2_147_483_647;
const isInt = (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) <= largestInt;

const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: isInt,
  Float: (value) => typeof value === 'number',
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  ID: (value) => typeof value === 'string' || isInt(value),
};

const checkOf = (type: GraphQLLeafType) => {
  if (!isEnumType(type)) return isSpecifiedScalarType(type) ? scalars[type.name] : undefined;
  const names = new Set<unknown>(type.getValues().map(({ name }) => name));
  return (value: unknown) => names.has(value);
};

const leafOf = (type: GraphQLLeafType): Fit => {
  const isGood = checkOf(type);
  return isGood ? (value) => (isGood(value) ? value : unfit(type.name)) : (value) => value;
};

const listOf =
  (item: Fit): Fit =>
  (value) => {
    if (!Array.isArray(value)) return unfit('not a list');
    let fitted: unknown[] = value;
    for (let at = 0; at < value.length; at++) {
      const before: unknown = value[at];
      const after = item(before);
      if (after === before) continue;
      if (fitted === value) fitted = [...value];
      fitted[at] = after;
    }
    return fitted;
  };

const typed = (type: GraphQLOutputType, named: Fit): Fit => {
  if (isNonNullType(type)) {
    const inner = typed(type.ofType, named);
    return (value) => (value === null || value === undefined ? unfit('null') : inner(value));
  }
  const inner = isListType(type) ? listOf(typed(type.ofType, named)) : named;
  return (value) => (value === null || value === undefined ? null : inner(value));
};

const isCondition = (node: { directives?: readonly unknown[] | undefined }) => (node.directives?.length ?? 0) > 0;

const applies = (condition: string | undefined, type: GraphQLObjectType, schema: GraphQLSchema) => {
  if (condition === undefined || condition === type.name) return true;
  const named = schema.getType(condition);
  return isAbstractType(named) && schema.isSubType(named, type);
};

type Fields = Map<string, FieldNode[]>;

/** The fields selected on objects of one type, grouped by name. */
const collect = (
  sets: readonly SelectionSetNode[],
  type: GraphQLObjectType,
  compiling: Compiling,
  found: Fields,
): Fields => {
  for (const selection of sets.flatMap(({ selections }) => selections)) {
    if (isCondition(selection)) unfit('a directive');
    if (selection.kind === Kind.FIELD) {
      const name = selection.alias?.value ?? selection.name.value;
      if (name === '__proto__') unfit('a name that is none of an object');
      found.set(name, [...(found.get(name) ?? []), selection]);
      continue;
    }
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : compiling.fragments[selection.name.value];
    if (!fragment) return unfit('an unknown fragment');
    if (applies(fragment.typeCondition?.name.value, type, compiling.schema))
      collect([fragment.selectionSet], type, compiling, found);
  }
  return found;
};

type Field = Readonly<{ name: string; fit: Fit }>;

const typename =
  (type: GraphQLObjectType): Fit =>
  (value) =>
    value === undefined || value === type.name ? type.name : unfit('another type');

const fieldOf = (name: string, nodes: readonly FieldNode[], type: GraphQLObjectType, compiling: Compiling): Field => {
  const field = nodes[0]?.name.value ?? '';
  if (field === '__typename') return { name, fit: typename(type) };
  const definition = type.getFields()[field];
  if (!definition) return unfit('introspection');
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  return { name, fit: typed(definition.type, namedOf(getNamedType(definition.type), sets, compiling)) };
};

const namedOf = (type: GraphQLNamedType, sets: readonly SelectionSetNode[], compiling: Compiling): Fit => {
  if (isLeafType(type)) return leafOf(type);
  if (isObjectType(type)) return objectOf(type, sets, compiling);
  if (!isAbstractType(type)) return unfit('no output type');
  const possible = compiling.schema.getPossibleTypes(type);
  const fits = new Map(possible.map((one) => [one.name, objectOf(one, sets, compiling)]));
  return (value) => {
    const name = isJson(value) ? value.__typename : undefined;
    const fit = typeof name === 'string' ? fits.get(name) : undefined;
    return fit ? fit(value) : unfit('an unknown type');
  };
};

const objectOf = (type: GraphQLObjectType, sets: readonly SelectionSetNode[], compiling: Compiling): Fit => {
  const fields = [...collect(sets, type, compiling, new Map())].map(([name, nodes]) =>
    fieldOf(name, nodes, type, compiling),
  );
  return (value) => {
    if (!isJson(value)) return unfit('not an object');
    if (value.__typename !== undefined && value.__typename !== type.name) return unfit('another type');
    let isSame = countOf(value) === fields.length;
    const fitted: Json = {};
    for (const { name, fit } of fields) {
      const before = value[name];
      const after = fit(before);
      if (after !== before) isSame = false;
      fitted[name] = after;
    }
    return isSame ? value : fitted;
  };
};

const countOf = (value: Json) => {
  let count = 0;
  for (const name in value) if (Object.hasOwn(value, name)) count++;
  return count;
};
