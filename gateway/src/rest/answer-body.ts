import { z } from 'zod';
import { isJson } from '../fast-path/json.ts';
import { camelName, toSnakeCase } from './case.ts';

type Translate = (value: unknown) => unknown;

/**
 * Builds a REST body from the graph's answer: fields get their REST names, and fields that the schema does not name are
 * left out. The graph has already checked the values, so only values that the schema changes (transforms, defaults) are
 * parsed.
 */
export const translatorOf = (schema: z.ZodType): Translate => {
  if (schema instanceof z.ZodNullable) {
    const inner = innerOf(schema.unwrap());
    return (value) => (value === null ? null : inner(value));
  }
  if (schema instanceof z.ZodArray) {
    const item = innerOf(schema.element);
    return (value) => (Array.isArray(value) ? value.map(item) : schema.parse(value));
  }
  if (schema instanceof z.ZodObject && !schema.def.catchall) return objectOf(schema);
  return isPlain(schema) ? (value) => value : (value) => schema.parse(toSnakeCase(value));
};

const innerOf = (schema: unknown): Translate =>
  schema instanceof z.ZodType ? translatorOf(schema) : (value) => toSnakeCase(value);

const objectOf = (schema: z.ZodObject): Translate => {
  const fields = Object.entries(schema.shape).map(([name, type]) => ({
    name,
    from: camelName(name),
    translate: innerOf(type),
  }));
  return (value) => {
    if (!isJson(value)) return schema.parse(value);
    const body: Record<string, unknown> = {};
    for (const { name, from, translate } of fields) body[name] = translate(value[from]);
    return body;
  };
};

const isMade = ({ def }: z.ZodType) =>
  ('coerce' in def && def.coerce === true) || (def.checks ?? []).some((check) => check._zod.def.check === 'overwrite');

/** Whether a schema returns every valid value unchanged. */
const isPlain = (schema: z.ZodType) =>
  (schema instanceof z.ZodString ||
    schema instanceof z.ZodNumber ||
    schema instanceof z.ZodBoolean ||
    schema instanceof z.ZodEnum ||
    schema instanceof z.ZodLiteral) &&
  !isMade(schema);
