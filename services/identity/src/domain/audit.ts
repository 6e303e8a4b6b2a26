import { createHash } from 'node:crypto';
import { z } from 'zod';

/** An operator's action with its arguments, as recorded by the service that carried it out. */
export type Recorded = Readonly<{
  at: Date;
  /** Absent for the operators' key. */
  operator?: number | undefined;
  /** The root field or, outside GraphQL, the page. */
  name: string;
  kind: 'query' | 'mutation' | 'page';
  field: string;
  args: Readonly<Record<string, unknown>>;
  address: string;
}>;

/** An entry of the audit trail. It never changes and is deleted after `keptForS`. */
export type AuditEntry = Omit<Recorded, 'field' | 'args'> &
  Readonly<{
    /** The field with its arguments as JSON. */
    what: readonly string[];
    people: readonly number[];
    jobs: readonly number[];
  }>;

/** 400 days: a year, and some time to investigate. */
export const keptForS = 400 * 24 * 3_600;

/** The arguments of an action, from the event that publishes it. */
export const ActArguments = z.preprocess(
  (text) => (typeof text === 'string' ? JSON.parse(text) : text),
  z.record(z.string(), z.unknown()),
);
export const ActKind = z.enum(['query', 'mutation', 'page']);

/** Names of arguments that identify a person, and of those that identify an ad. */
const personNames = new Set(['userId', 'studentId', 'employerId', 'operatorId', 'personId', 'student']);
const jobNames = new Set(['jobId']);
/** Fields whose `id` argument is an ad's, and those whose `id` is a person's. */
const jobFields = new Set(['job', 'reviewJob', 'takeDownJob', 'deleteJob', 'updateJob']);
const personFields = new Set(['user', 'person']);

/** All nested values of an argument, with their names. */
const leavesOf = (value: unknown, name = ''): readonly (readonly [name: string, value: unknown])[] => {
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([inner, one]) => leavesOf(one, inner));
  return [[name, value]];
};

const idsOf = (args: Recorded['args'], isSubject: (argument: string) => boolean) =>
  leavesOf(args).flatMap(([argument, id]) => (typeof id === 'number' && isSubject(argument) ? [id] : []));

const words = /(\s+)/;

/** Email addresses within the arguments; the ids of their owners are recorded instead. */
export const addressesIn = (args: Recorded['args']): readonly string[] =>
  leavesOf(args).flatMap(([, text]) =>
    typeof text === 'string' ? text.split(words).filter((word) => word.includes('@')) : [],
  );

/** The text of a search for people, if an action is one; the ids of those found are recorded instead. */
export const searchIn = ({ args }: Pick<Recorded, 'args'>): string | undefined =>
  typeof args['find'] === 'string' ? args['find'] : undefined;

/** Who is named in an action: user ids by email address, and the ids that a search found. */
type Named = Readonly<{ owners: ReadonlyMap<string, number>; found?: readonly number[] | undefined }>;

/** The audit entry of an action, which names people by their ids alone. */
export const entryOf = ({ field, args: given, ...recorded }: Recorded, { owners, found }: Named): AuditEntry => {
  const args = found ? { ...given, find: wordsFor(found) } : given;
  return {
    ...recorded,
    what: [Object.keys(args).length > 0 ? `${field} ${JSON.stringify(withoutAddresses(args, owners))}` : field],
    people: [
      ...new Set([
        ...idsOf(args, (argument) => personNames.has(argument) || (argument === 'id' && personFields.has(field))),
        ...owners.values(),
        ...(found ?? []),
      ]),
    ],
    jobs: [
      ...new Set(idsOf(args, (argument) => jobNames.has(argument) || (argument === 'id' && jobFields.has(field)))),
    ],
  };
};

const wordsFor = (found: readonly number[]) => found.map((id) => `user ${id}`).join(', ') || 'nobody';

const withoutAddresses = (value: unknown, owners: ReadonlyMap<string, number>): unknown => {
  if (Array.isArray(value)) return value.map((one) => withoutAddresses(one, owners));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutAddresses(one, owners)]));
  return typeof value === 'string'
    ? value
        .split(words)
        .map((word) => withoutAddress(word, owners))
        .join('')
    : value;
};

const withoutAddress = (word: string, owners: ReadonlyMap<string, number>) => {
  if (!word.includes('@')) return word;
  const owner = owners.get(word);
  return owner === undefined ? 'an email address' : `user ${owner}`;
};

/** The id of an entry. It sorts by time, and one action gets the same id however often its event is handled. */
export const entryIdOf = (at: Date, act: string): string => {
  const seconds = Math.floor(at.getTime() / 1_000)
    .toString(16)
    .padStart(8, '0');
  const milliseconds = (at.getTime() % 1_000).toString(16).padStart(4, '0');
  return `${seconds}${milliseconds}${createHash('sha256').update(act).digest('hex').slice(0, 12)}`;
};
