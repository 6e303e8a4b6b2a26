import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql';
import type { Given } from './operations.ts';
import type { seeded } from './seeded.ts';

type Draw = ReturnType<typeof seeded>;

const deepest = 4;

/** Random operations that the schema allows: aliases, fragments of every kind, the same field twice. */
export const drawOperation = (schema: GraphQLSchema, draw: Draw, given: Given): string => {
  const fragments: string[] = [];
  const chance = (percent: number) => draw.integer(1, 100) <= percent;
  const some = <T>(from: readonly T[], most: number): readonly T[] =>
    Array.from({ length: draw.integer(1, most) }, () => from[draw.integer(0, from.length - 1)]).flatMap(
      (one) => one ?? [],
    );

  const field = (one: GraphQLField<unknown, unknown>, depth: number, name: string): string | undefined => {
    const type = getNamedType(one.type);
    const inner = isLeafType(type) ? '' : selection(type, depth + 1);
    if (inner === undefined) return undefined;
    return `${name}${one.name}${given(one.args)}${inner}`;
  };

  const fieldsOf = (type: GraphQLNamedType, depth: number): readonly string[] => {
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    const all = Object.values(type.getFields()).filter((one) => depth < deepest || isLeafType(getNamedType(one.type)));
    if (all.length === 0) return [];
    // A unique alias for each field, so that no two collide.
    return some(all, depth === 0 ? 2 : 6).flatMap((one) => {
      const alias = chance(20) ? `a_${one.name}_${one.args.length > 0 ? draw.integer(0, 999_999) : ''}: ` : '';
      return field(one, depth, one.args.length > 0 && !alias ? `b${draw.integer(0, 999_999)}: ` : alias) ?? [];
    });
  };

  const fragmentOf = (type: GraphQLNamedType, body: string) => {
    if (chance(50)) return `... on ${type.name}${body}`;
    const name = `F${fragments.length}`;
    fragments.push(`fragment ${name} on ${type.name}${body}`);
    return `...${name}`;
  };

  const selection = (type: GraphQLNamedType, depth: number): string | undefined => {
    const own = [...fieldsOf(type, depth)];
    if (depth > 0 && chance(40)) own.push('__typename');
    if (isAbstractType(type))
      for (const one of some(schema.getPossibleTypes(type), 2))
        own.push(`... on ${one.name} { ${['__typename', ...leavesOf(one)].join(' ')} }`);
    else if (depth > 0 && chance(15)) own.push(fragmentOf(type, ` { ${['__typename', ...leavesOf(type)].join(' ')} }`));
    return own.length > 0 ? ` { ${own.join(' ')} }` : undefined;
  };

  const leavesOf = (type: GraphQLNamedType) => {
    if (!isObjectType(type)) return [];
    const all = Object.values(type.getFields()).filter(
      (one) => isLeafType(getNamedType(one.type)) && one.args.length === 0,
    );
    return all.length > 0 ? some(all, 3).map(({ name }) => name) : [];
  };

  const kind = chance(80) ? 'query' : 'mutation';
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  if (!type) throw new Error(`the schema has no ${kind}`);
  for (;;) {
    fragments.length = 0;
    const body = selection(type, 0);
    if (body) return [`${kind}${chance(70) ? ` Drawn${draw.integer(0, 99)}` : ''}${body}`, ...fragments].join('\n');
  }
};
