/** Names change between the two worlds: camelCase in GraphQL, snake_case in REST. Values stay as they are. */

/** Names of the specification that are other fields of the schema. */
const aliases: Readonly<Record<string, string>> = {
  job_type: 'jobType: employmentType',
  remote_friendly: 'remoteFriendly: remoteOption',
};

export const snakeName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

const renamed = (value: unknown, rename: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [rename(name), renamed(inner, rename)]));
};

export const toSnakeCase = (value: unknown) => renamed(value, snakeName);
export const toCamelCase = (value: unknown) => renamed(value, camel);

/** How GraphQL is asked for a field of a REST answer. */
export const fieldNameOf = (name: string) => aliases[name] ?? camel(name);
