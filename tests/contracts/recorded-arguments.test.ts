import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { isSecret } from '@waratah/kit/security/acts';
import { root } from '@waratah/stack/settings';
import { buildSchema, getNamedType, type GraphQLInputType, isInputObjectType, isScalarType } from 'graphql';

const schema = buildSchema(readFileSync(join(root, 'web/schema.graphql'), 'utf8'));
const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
);

/** Names of arguments that contain text. */
const textsIn = (type: GraphQLInputType, name: string): readonly string[] => {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.values(named.getFields()).flatMap((field) => textsIn(field.type, field.name));
  return isScalarType(named) && ['String', 'ID'].includes(named.name) ? [name] : [];
};
const textsOf = (of: typeof fields) => [
  ...new Set(of.flatMap(({ args }) => args.flatMap(({ type, name }) => textsIn(type, name)))),
];

test('passwords and tokens are not recorded', () => {
  const hidden = textsOf(fields).filter(isSecret);
  expect(hidden).toEqual(
    expect.arrayContaining(['password', 'newPassword', 'token', 'refreshToken', 'idToken', 'transaction']),
  );
});

test("every text argument of an operator's field is declared either safe to record or secret", () => {
  const operators = fields.filter(({ description }) => description?.startsWith('Operators'));
  const fit = [
    'address',
    'after',
    'conditions',
    'day',
    'email',
    'find',
    'format',
    'map',
    'name',
    'reason',
    'schedule',
    'source',
    'subject',
    'text',
  ];
  const shown = textsOf(operators).filter((name) => !isSecret(name));
  expect(shown.toSorted()).toEqual([...fit, 'visaExpiry', 'visaSubclass'].toSorted());
});
