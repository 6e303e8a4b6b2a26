import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, OperationTypeNode } from 'graphql';
import { Failure } from '../errors.ts';
import type { Caller, Client } from './auth.ts';

/** What an operator is about to read or do: a field of the graph, or a page that is no GraphQL. */
export type Act = Readonly<{
  caller: Caller;
  /** The network address it comes from. */
  address: string;
  /** The name of the operation that holds the field. */
  name: string;
  kind: 'query' | 'mutation' | 'page';
  field: string;
  /** The arguments as the resolver gets them; secrets are replaced. */
  args: Readonly<Record<string, unknown>>;
}>;

/** Writes acts down durably. */
export type Acts = Readonly<{ record: (act: Act) => Promise<void> }>;

/** Operators and the operators' key leave a trace; nobody else does. */
export const leavesTrace = (caller: Caller): boolean =>
  caller.kind === 'key' || (caller.kind === 'user' && caller.role === 'operator');

const timeoutMs = 5_000;

/** Records an act. Errors: UNAVAILABLE when that fails: what is not recorded is not done. */
export const recordAct = async ({ record }: Acts, act: Act): Promise<void> => {
  if (!leavesTrace(act.caller)) return;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('not recorded in time')), timeoutMs);
  try {
    await Promise.race([record({ ...act, args: withoutSecrets(act.args) }), late]);
  } catch {
    throw new Failure('UNAVAILABLE', 'This could not be recorded, so it was not done. Please try again.', 5);
  } finally {
    clearTimeout(timer);
  }
};

const secretName = /password|token|secret|code|transaction|query/i;

/** Whether the text of an argument is kept from the record by the argument's name. */
export const isSecret = (argument: string): boolean => secretName.test(argument);

const withoutSecrets = (args: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, shown(name, value)]));

const shown = (name: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => shown(name, one));
  if (typeof value === 'object' && value !== null) return withoutSecrets(value);
  return typeof value === 'string' && isSecret(name) ? '(not kept)' : value;
};

type Asked = Readonly<{ caller: Caller; client: Client }>;

/**
 * Makes every root field of a schema record who asks and for what before it resolves, if an operator asks. It looks at
 * what is executed, so the shape of the document makes no difference.
 */
export const recordOperators = (schema: GraphQLSchema, acts: Acts): void => {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {}))
      if (!field.name.startsWith('_')) field.resolve = recorded(field.resolve ?? defaultFieldResolver, acts);
};

type Resolver = GraphQLFieldResolver<unknown, Asked, Record<string, unknown>>;

const recorded =
  (resolve: Resolver, acts: Acts): Resolver =>
  (parent, args, context, info) => {
    if (!leavesTrace(context.caller)) return resolve(parent, args, context, info);
    const { operation, fieldName: field } = info;
    const act = {
      caller: context.caller,
      address: context.client.address,
      name: nameOf(operation.name?.value),
      kind: operation.operation === OperationTypeNode.MUTATION ? 'mutation' : 'query',
      field,
      args,
    } as const;
    return recordAct(acts, act).then(() => resolve(parent, args, context, info));
  };

/** The gateway adds subgraph and step to the name of a client's operation: `Name__jobs__0`. */
const nameOf = (name = '') => name.split('__')[0] || 'without a name';
