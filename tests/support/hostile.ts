import fc from 'fast-check';
import { z } from 'zod';

/** Texts that have broken servers before: database operators, paths, markup, formats, and values that are not text. */
const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e\u200b',
    '$where',
    '{"$gt":""}',
    "' OR 1=1 --",
    '../../../etc/passwd',
    '%00',
    '%ff',
    '__proto__',
    'constructor',
    '<script>alert(1)</script>',
    '${7*7}',
    '\r\nSet-Cookie: a=b',
    'NaN',
    '1e309',
    '2026-02-30',
    '9999-99-99T99:99:99Z',
    '-1',
    'null',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ minLength: 5_000, maxLength: 30_000, unit: fc.constantFrom('a', 'ß', '(', '*', ' ') }),
);

const numbers = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, Number.MAX_VALUE, Number.MIN_VALUE),
  fc.integer(),
  fc.double(),
);

/** Any JSON value, and some that databases or prototypes could misinterpret. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: texts },
  { weight: 3, arbitrary: numbers },
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(
    { $gt: '' },
    { $ne: null },
    { $where: 'sleep(5000)' },
    [{ $regex: '.*' }],
    { __proto__: { a: 1 } },
    [],
  ),
  fc.array(texts, { maxLength: 300 }),
  fc.jsonValue({ maxDepth: 6 }),
);

export const hostileText = texts;

const Schema = z.looseObject({
  $ref: z.string().optional(),
  $defs: z.record(z.string(), z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
});

/** Values for a JSON schema, most of them valid: the valid ones let an invalid one get further. */
export const nearly = (given: unknown): fc.Arbitrary<unknown> => {
  const schema = Schema.parse(given ?? {});
  const right = rightOf(schema);
  return fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: hostileValue });
};

const rightOf = (schema: z.infer<typeof Schema>): fc.Arbitrary<unknown> => {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first !== undefined) return nearly(first);
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, value]) => [name, nearly(value)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  if (schema.items !== undefined) return fc.array(nearly(schema.items), { maxLength: 4 });
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  if (type === 'integer' || type === 'number') return fc.integer({ min: 0, max: 100 });
  if (type === 'boolean') return fc.boolean();
  return fc.oneof(
    fc.lorem({ maxCount: 8 }),
    fc.emailAddress(),
    fc.constantFrom('500', '2026-11-21', '2027', 'Ultimo NSW'),
  );
};

/** Processes each item, this many at a time. */
export const eachOf = async <Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>) => {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
