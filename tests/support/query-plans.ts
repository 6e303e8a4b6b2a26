import mongoose, { type Connection } from 'mongoose';
import { z } from 'zod';

/** A read as sent to the server. */
export type Read = Readonly<{ name: string; command: Readonly<Record<string, unknown>> }>;

const reads = new Set(['find', 'aggregate', 'count', 'distinct']);
/** Fields that the driver adds to a command and `explain` does not accept. */
const added = ['lsid', '$db', '$clusterTime', '$readPreference', 'apiVersion', 'txnNumber'];

type Field = 'stage' | 'indexName';

const Stage: z.ZodType<Readonly<Partial<Record<Field, string | undefined>>>> = z.looseObject({
  stage: z.string().optional(),
  indexName: z.string().optional(),
});

/** The values of a field of all stages of a plan, at any depth. */
const valuesIn = (plan: unknown, field: Field): readonly string[] => {
  if (Array.isArray(plan)) return plan.flatMap((part) => valuesIn(part, field));
  if (typeof plan !== 'object' || plan === null) return [];
  const value = Stage.safeParse(plan).data?.[field];
  return [...(value ? [value] : []), ...Object.values(plan).flatMap((part) => valuesIn(part, field))];
};

/** Records the commands of a connection, and asks the server how it would execute each. */
export const watchReads = async (mongoUrl: string) => {
  const connection = await mongoose
    .createConnection(mongoUrl, { monitorCommands: true, ignoreUndefined: true, autoIndex: false, autoCreate: false })
    .asPromise();
  let seen: Read[] = [];
  connection.getClient().on('commandStarted', ({ commandName: name, command }) => {
    if (reads.has(name)) seen.push({ name, command: { ...command } });
  });
  return {
    connection,
    /** The reads that some work performs. */
    during: async (work: () => PromiseLike<unknown>): Promise<readonly Read[]> => {
      seen = [];
      await work();
      return seen;
    },
    /** The stages of the winning plan. */
    stagesOf: async (read: Read) => valuesIn(await explain(connection, read), 'stage'),
    /** The names of the indexes that the winning plan reads. */
    indexesOf: async (read: Read) => valuesIn(await explain(connection, read), 'indexName'),
    [Symbol.asyncDispose]: () => connection.close(),
  };
};

const explain = async (connection: Connection, { command }: Read) => {
  const bare = Object.fromEntries(Object.entries(command).filter(([name]) => !added.includes(name)));
  const plan = await connection.db?.command({ explain: bare, verbosity: 'queryPlanner' });
  return winning(plan);
};

/** Rejected plans do not count. */
const winning = (plan: unknown): unknown => {
  if (Array.isArray(plan)) return plan.map(winning);
  if (typeof plan !== 'object' || plan === null) return plan;
  return Object.fromEntries(
    Object.entries(plan).flatMap(([name, value]) => (name === 'rejectedPlans' ? [] : [[name, winning(value)]])),
  );
};
