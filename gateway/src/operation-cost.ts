import {
  type ASTVisitor,
  type FieldNode,
  type GraphQLNamedType,
  GraphQLError,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  visit,
} from 'graphql';

/** The most entries that a field answers, and what it costs beyond its objects. */
type FieldCost = Readonly<{ size: number; weight: number }>;

/** By type and field, like `Query.myJobs`. A field that is not listed answers one object and costs nothing more. */
export type FieldCosts = ReadonlyMap<string, FieldCost>;

const usual: FieldCost = { size: 1, weight: 0 };

/** The costs that the services' contracts state with the directives `@listSize` and `@cost`. */
export const fieldCostsOf = (supergraphSdl: string): FieldCosts => {
  const costs = new Map<string, FieldCost>();
  let type = '';
  visit(parse(supergraphSdl, { noLocation: true }), {
    ObjectTypeDefinition: ({ name }) => {
      type = name.value;
    },
    InterfaceTypeDefinition: ({ name }) => {
      type = name.value;
    },
    FieldDefinition: ({ name, directives = [] }) => {
      const numberOf = (directive: string, argument: string) => {
        const given = directives.find((one) => one.name.value === directive)?.arguments;
        const value = given?.find((one) => one.name.value === argument)?.value;
        return value?.kind === Kind.INT ? Number(value.value) : undefined;
      };
      const [size, weight] = [numberOf('listSize', 'assumedSize'), numberOf('cost', 'weight')];
      if (size !== undefined || weight !== undefined)
        costs.set(`${type}.${name.value}`, { size: size ?? usual.size, weight: weight ?? usual.weight });
    },
  });
  return costs;
};

/**
 * The cost of an operation: each object of its answer counts one, each list as long as it can be, whatever its
 * arguments, and to that come the weights of fields.
 */
const costOf = (context: ValidationContext, costs: FieldCosts) => {
  const ofFragments = new Map<string, number>();

  const ofSelections = ({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined): number => {
    let sum = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) sum += ofField(selection, type);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) sum += ofFragment(selection.name.value);
      else sum += ofSelections(selection.selectionSet, typeNamed(selection.typeCondition?.name.value) ?? type);
    }
    return sum;
  };

  const ofField = ({ name, selectionSet }: FieldNode, type: GraphQLNamedType | undefined): number => {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name.value] : undefined;
    const inner = getNamedType(field?.type);
    const { size, weight } = costs.get(`${type?.name}.${name.value}`) ?? usual;
    return weight + (selectionSet && isCompositeType(inner) ? size * (1 + ofSelections(selectionSet, inner)) : 0);
  };

  /** Counted once for each name, since fragments within fragments may repeat without end. */
  const ofFragment = (name: string): number => {
    const known = ofFragments.get(name);
    if (known !== undefined) return known;
    ofFragments.set(name, 0);
    const fragment = context.getFragment(name);
    const cost = fragment ? ofSelections(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value)) : 0;
    ofFragments.set(name, cost);
    return cost;
  };

  const typeNamed = (name: string | undefined) => (name === undefined ? undefined : context.getSchema().getType(name));

  return ofSelections;
};

/** Refuses operations that could cost more. */
export const costAtMost =
  (most: number, costs: FieldCosts): ValidationRule =>
  (context): ASTVisitor => {
    const cost = costOf(context, costs);
    return {
      OperationDefinition: (operation) => {
        const root = context.getSchema().getRootType(operation.operation) ?? undefined;
        const sum = cost(operation.selectionSet, root);
        if (sum <= most) return;
        context.reportError(
          new GraphQLError(`The answer could become too large (cost ${sum}, at most ${most}). Ask for fewer lists.`, {
            nodes: operation,
          }),
        );
      },
    };
  };
