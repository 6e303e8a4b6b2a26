/** Converts names between camelCase in GraphQL and snake_case in REST. Values stay unchanged. */

/** REST names of the specification whose GraphQL field has another name. */
const aliases: Readonly<Record<string, string>> = {
  job_type: 'jobType: employmentType',
  remote_friendly: 'remoteFriendly: remoteOption',
};

export const snakeName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const camelName = (name: string) =>
  name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

const renamed = (value: unknown, rename: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [rename(name), renamed(inner, rename)]));
};

export const toSnakeCase = (value: unknown) => renamed(value, snakeName);
export const toCamelCase = (value: unknown) => renamed(value, camelName);

/** The GraphQL name of a REST field. */
export const fieldNameOf = (name: string) => aliases[name] ?? camelName(name);
