import { z } from 'zod';

const Argument = z.union([
  z.number(),
  z.boolean(),
  z.string().max(1_000),
  z.array(z.union([z.number(), z.string().max(1_000)])).max(200),
]);

/** An operator's request as the gateway read it: each field with the arguments that may be recorded. */
export const Operation = z.object({
  /** The name of the operation or the page. */
  name: z.string().max(200),
  kind: z.enum(['query', 'mutation', 'page']),
  fields: z.array(z.object({ name: z.string().max(200), args: z.record(z.string().max(100), Argument) })).max(60),
  address: z.string().max(100),
});
export type Operation = z.infer<typeof Operation>;

/** The actor: an operator, or the operators' key. */
export type Actor = Readonly<{ kind: 'operator'; id: number } | { kind: 'key' }>;

/** An entry of the audit trail. It never changes and is deleted after `keptForS`. */
export type AuditEntry = Readonly<{
  at: Date;
  /** Absent for the operators' key. */
  operator?: number | undefined;
  name: string;
  kind: Operation['kind'];
  /** The requested fields with their arguments, as JSON. */
  what: readonly string[];
  people: readonly number[];
  jobs: readonly number[];
  address: string;
}>;

/** 400 days: a year and some time to look into it. */
export const keptForS = 400 * 24 * 3_600;

/** Arguments that name a person, and those that name an ad. */
const personNames = new Set(['userId', 'studentId', 'employerId', 'operatorId', 'personId', 'student']);
const jobNames = new Set(['jobId']);
/** Fields whose `id` is an ad's, and those whose `id` is a person's. */
const jobFields = new Set(['job', 'reviewJob', 'takeDownJob', 'deleteJob', 'updateJob']);
const personFields = new Set(['user', 'person']);

type Field = Operation['fields'][number];

const idsOf = (fields: readonly Field[], isSubject: (field: string, argument: string) => boolean) => [
  ...new Set(
    fields.flatMap(({ name, args }) =>
      Object.entries(args)
        .filter(([argument]) => isSubject(name, argument))
        .flatMap(([, value]) => (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number')),
    ),
  ),
];

/** Email addresses among the arguments; the ids of their owners are recorded instead. */
export const addressesIn = ({ fields }: Operation): readonly string[] =>
  fields.flatMap(({ args }) =>
    Object.values(args)
      .filter((value) => typeof value === 'string' && value.includes('@'))
      .map(String),
  );

/** The entry for an operation. `owners` maps email addresses to user ids. */
export const entryOf = (
  { name, kind, fields, address }: Operation,
  by: Readonly<{ actor: Actor; at: Date; owners: ReadonlyMap<string, number> }>,
): AuditEntry => ({
  at: by.at,
  ...(by.actor.kind === 'operator' && { operator: by.actor.id }),
  name,
  kind,
  what: fields.map((field) => wordsOf(field, by.owners)),
  people: [
    ...new Set([
      ...idsOf(
        fields,
        (field, argument) => personNames.has(argument) || (argument === 'id' && personFields.has(field)),
      ),
      ...by.owners.values(),
    ]),
  ],
  jobs: idsOf(fields, (field, argument) => jobNames.has(argument) || (argument === 'id' && jobFields.has(field))),
  address,
});

const wordsOf = ({ name, args }: Field, owners: ReadonlyMap<string, number>) => {
  const shown = Object.entries(args).map(([argument, value]) => [argument, withoutAddress(value, owners)] as const);
  return shown.length ? `${name} ${JSON.stringify(Object.fromEntries(shown))}` : name;
};

const withoutAddress = (value: unknown, owners: ReadonlyMap<string, number>) => {
  if (typeof value !== 'string' || !value.includes('@')) return value;
  const owner = owners.get(value);
  return owner === undefined ? 'an e-mail address' : `user ${owner}`;
};
