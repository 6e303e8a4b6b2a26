import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '@waratah/stack/settings';
import { postingFields } from '@waratah/vocabulary/posting-fields';
import { Kind, parse } from 'graphql';

const schema = parse(await readFile(join(root, 'services/jobs/schema.graphql'), 'utf8'));

const fieldsOf = (type: string) =>
  schema.definitions.flatMap((definition) =>
    (definition.kind === Kind.INTERFACE_TYPE_DEFINITION || definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) &&
    definition.name.value === type
      ? (definition.fields ?? []).map(({ name }) => name.value)
      : [],
  );

test.each(['Posting', 'JobInput'])('GraphQL %s has every field that an employer writes', (type) => {
  expect(fieldsOf(type)).toEqual(expect.arrayContaining(Object.keys(postingFields)));
});
