import { expect, test } from '@jest/globals';
import { Kind, parse } from 'graphql';
import { recordedFields } from './recorded-fields.ts';

const recorded = (text: string, variables = {}) => {
  const document = parse(text);
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operation && recordedFields(document, operation, variables);
};

test('a value counts in the text, in a variable, in a default and inside an input', () => {
  const expected = [{ name: 'person', args: { userId: 7 } }];
  expect(recorded('{ person(userId: 7) { id } }')).toEqual(expected);
  expect(recorded('query ($who: Int!) { other: person(userId: $who) { id } }', { who: 7 })).toEqual(expected);
  expect(recorded('query ($who: Int = 7) { person(userId: $who) { id } }')).toEqual(expected);
  expect(recorded('{ person(input: { userId: 7 }) { id } }')).toEqual(expected);
});

test('fields of fragments and nested fields with arguments are there; other operations are not', () => {
  const text = `query { ...Part } fragment Part on Query { person(userId: 1) { job(id: 2) { title } name } }`;
  expect(recorded(text)).toEqual([
    { name: 'person', args: { userId: 1 } },
    { name: 'job', args: { id: 2 } },
  ]);
});

test('a text is kept by its name alone: a password or a token never is', () => {
  const text = 'mutation ($p: String!) { createOperator(email: "a", password: $p, reason: "why", token: "t") { id } }';
  expect(recorded(text, { p: 'secret' })).toEqual([{ name: 'createOperator', args: { email: 'a', reason: 'why' } }]);
});
