import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { expect, test } from '@jest/globals';

import { root } from '@waratah/stack/settings';
import { buildSchema, type DocumentNode, Kind, validate, visit } from 'graphql';
import { limits } from '../../gateway/src/graph.ts';
import * as documents from '../../web/src/gql/graphql.ts';

const schema = buildSchema(await readFile(join(root, 'web/schema.graphql'), 'utf8'));

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;

/** An operation as the client sends it: with `__typename` in every selection below the root. */
const asSent = (document: DocumentNode) =>
  visit(document, {
    SelectionSet: (set, _key, parent) =>
      parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : {
            ...set,
            selections: [...set.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
          },
  });

const operations = Object.entries(documents).filter(
  (entry): entry is [string, DocumentNode] =>
    isDocument(entry[1]) && entry[1].definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
);

test.each(operations)("%s stays below the gateway's limits", (_name, document) => {
  for (const rule of new ApolloArmor(limits).protect().validationRules)
    expect(validate(schema, asSent(document), [rule])).toEqual([]);
});
