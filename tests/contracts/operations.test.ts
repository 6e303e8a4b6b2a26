import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { expect, test } from '@jest/globals';

import { root } from '@waratah/stack/settings';
import {
  buildSchema,
  type DocumentNode,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  parse,
  validate,
  visit,
} from 'graphql';
import { limits, maxCost } from '../../gateway/src/graph.ts';
import { costAtMost, fieldCostsOf } from '../../gateway/src/operation-cost.ts';
import { routes } from '../../gateway/src/rest/rest.ts';
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

const costs = fieldCostsOf(await readFile(join(root, 'gateway/supergraph.graphql'), 'utf8'));
const rules = [...new ApolloArmor(limits).protect().validationRules, costAtMost(maxCost, costs)];

const calls = routes.map(({ method, path, operation }) => [`${method} ${path}`, parse(operation)] as const);

test.each([...operations.map(([name, document]) => [name, asSent(document)] as const), ...calls])(
  "%s stays below the gateway's limits",
  (_name, document) => {
    for (const rule of rules) expect(validate(schema, document, [rule])).toEqual([]);
  },
);

const repeated = (times: number, field: string) =>
  `{ ${Array.from({ length: times }, (_, at) => `a${at}: ${field}`).join(' ')} }`;

test.each([
  ['similar ads of similar ads', '{ job(id: 1) { similar { similar { similar { similar { id } } } } } }'],
  ['similar ads of all ads of a company', '{ company(id: 1) { jobs { similar { similar { id } } } } }'],
  ['the same drafts fourteen times', repeated(14, 'myJobDrafts { title description }')],
  ['all ads of an employer ten times', repeated(10, 'myJobs { title description company { name } }')],
  ['everything about a person three times', repeated(3, 'accountExport { identity jobs applications matching }')],
])('%s costs too much', (_what, query) => {
  const errors = validate(schema, parse(query));
  expect(errors).toEqual([]);
  expect(validate(schema, parse(query), rules).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The answer could become too large/),
  ]);
});

test('every list of objects says how long it can be', () => {
  const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
  const lists = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).flatMap((field) =>
          isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type))
            ? [`${type.name}.${field.name}`]
            : [],
        )
      : [],
  );
  expect(lists.length).toBeGreaterThan(40);
  expect(lists.filter((list) => (costs.get(list)?.size ?? 1) === 1)).toEqual([]);
});
