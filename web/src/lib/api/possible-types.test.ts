import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { buildSchema, isAbstractType } from 'graphql';
import { possibleTypes } from './possible-types.ts';

test("each interface and union of the schema is known with its types, or its fragments' fields would be missing", () => {
  const schema = buildSchema(readFileSync('web/schema.graphql', 'utf8'));
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const typesOf = abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  expect(possibleTypes).toEqual(Object.fromEntries(typesOf));
});
