import { expect, test } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { costAtMost, fieldCostsOf } from './operation-cost.ts';

const sdl = `
  directive @listSize(assumedSize: Int) on FIELD_DEFINITION
  directive @cost(weight: Int!) on FIELD_DEFINITION
  interface Posting {
    description: String @cost(weight: 5)
    near: [Ad!]! @listSize(assumedSize: 3)
  }
  type Ad implements Posting {
    id: Int
    description: String @cost(weight: 5)
    near: [Ad!]! @listSize(assumedSize: 3)
  }
  type Query {
    ad: Ad
    ads(first: Int): [Ad!]! @listSize(assumedSize: 10)
    found: [Ad!]! @listSize(assumedSize: 10) @cost(weight: 50)
    any: Posting
  }
`;
const schema = buildSchema(sdl);
const costs = fieldCostsOf(sdl);

const told = (query: string, most: number) =>
  validate(schema, parse(query), [costAtMost(most, costs)]).map(({ message }) => message);

test.each([
  ['an object and its scalars', '{ ad { id } }', 1],
  ['a scalar with a weight', '{ ad { id description } }', 6],
  ['a list, as long as it can be', '{ ads(first: 1) { id } }', 10],
  ['a weight on a list, once', '{ found { id } }', 60],
  ['lists within lists', '{ ads { near { near { id } } } }', 10 + 30 + 90],
  ['aliases', '{ a: ads { id } b: ads { id } }', 20],
  ['inline fragments', '{ ... { ads { ... on Ad { description } } } }', 60],
  ['a fragment that is spread twice', '{ a: ad { ...A } b: ad { ...A } } fragment A on Ad { near { id } }', 8],
  ['an interface', '{ any { description near { id } } }', 9],
  ['a fragment that spreads itself', '{ ad { ...A } } fragment A on Ad { near { ...A } }', 4],
  ['fields that are not there', '{ nothing { id } ad { nothing } }', 1],
])('%s', (_what, query, cost) => {
  expect(told(query, cost)).toEqual([]);
  expect(told(query, cost - 1)).toEqual([
    `The answer could become too large (cost ${cost}, at most ${cost - 1}). Ask for fewer lists.`,
  ]);
});

test('fragments within fragments are counted without being expanded', () => {
  const fragments = Array.from({ length: 60 }, (_, at) => `fragment F${at} on Ad { ...F${at + 1} ...F${at + 1} }`);
  const query = `{ ad { ...F0 } } ${fragments.join(' ')} fragment F60 on Ad { near { id } }`;
  expect(told(query, 1_000_000)).toHaveLength(1);
});
