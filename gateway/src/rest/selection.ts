import { z } from 'zod';
import { fieldNameOf } from './case.ts';

/** The parts of a JSON schema that a selection needs. */
const Shape = z.looseObject({
  $ref: z.string().optional(),
  $defs: z.record(z.string(), z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
});

type Definitions = Readonly<Record<string, unknown>>;

/** The GraphQL selection that an answer of this shape needs, like ` { id title }`; empty for a scalar. */
export const selectionOf = (answer: z.ZodType): string => {
  const { $defs = {}, ...shape } = Shape.parse(z.toJSONSchema(answer, { io: 'input', unrepresentable: 'any' }));
  return fieldsOf(shape, $defs);
};

const fieldsOf = (given: unknown, definitions: Definitions): string => {
  const shape = Shape.parse(given);
  if (shape.$ref) return fieldsOf(definitions[shape.$ref.split('/').at(-1) ?? ''] ?? {}, definitions);
  if (shape.items !== undefined) return fieldsOf(shape.items, definitions);
  if (shape.anyOf) return shape.anyOf.map((option) => fieldsOf(option, definitions)).find(Boolean) ?? '';
  if (!shape.properties) return '';
  const fields = Object.entries(shape.properties).map(
    ([name, inner]) => `${fieldNameOf(name)}${fieldsOf(inner, definitions)}`,
  );
  return ` { ${fields.join(' ')} }`;
};
