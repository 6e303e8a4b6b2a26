import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, OperationTypeNode } from 'graphql';
import { Failure } from '../errors.ts';
import { inTime } from '../process/in-time.ts';
import type { Caller, Client } from './auth.ts';

/** What an operator is about to read or do: a root field of the graph, or a page outside GraphQL. */
export type Act = Readonly<{
  caller: Caller;
  /** The network address that it comes from. */
  address: string;
  /** The field again or, outside GraphQL, the page. The operation's name is the client's choice and is not kept. */
  name: string;
  kind: 'query' | 'mutation' | 'page';
  field: string;
  /** The arguments as the resolver gets them, with secrets replaced. */
  args: Readonly<Record<string, unknown>>;
}>;

/** Stores actions durably. */
export type Acts = Readonly<{ record: (act: Act) => Promise<void> }>;

/** Actions of operators and of the operators' key are recorded; those of other callers are not. */
export const leavesTrace = (caller: Caller): boolean =>
  caller.kind === 'key' || (caller.kind === 'user' && caller.role === 'operator');

const timeoutMs = 5_000;

/** Records an action. Errors: UNAVAILABLE if that fails, so that nothing is done without a record. */
export const recordAct = async ({ record }: Acts, act: Act): Promise<void> => {
  if (!leavesTrace(act.caller)) return;
  const late = () => {
    throw new Error('not recorded in time');
  };
  try {
    await inTime(record({ ...act, args: withoutSecrets(act.args) }), timeoutMs, late);
  } catch {
    throw new Failure('UNAVAILABLE', 'This could not be recorded, so it was not done. Please try again.', 5);
  }
};

/** Includes addresses, because the URL of a feed may contain its key. */
const secretName = /password|token|secret|code|transaction|query|url/i;

/** Whether an argument of this name is left out of the record. */
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
 * Makes every root field of a schema record the caller and the arguments before it resolves, if the caller is an
 * operator. It works on the fields that are executed, so the shape of the document makes no difference.
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
      name: field,
      kind: operation.operation === OperationTypeNode.MUTATION ? 'mutation' : 'query',
      field,
      args,
    } as const;
    return recordAct(acts, act).then(() => resolve(parent, args, context, info));
  };
