import { expect, test } from '@jest/globals';
import {
  isIgnoredAtLogout,
  errorCode,
  fieldErrors,
  isUnauthenticated,
  messageOf,
  serverDetail,
} from './server-errors.ts';

const graphqlError = (code: string, detail: unknown) =>
  Object.assign(new Error('from GraphQL'), { errors: [{ message: 'first', extensions: { code, detail } }] });
const findings = [
  { loc: ['body', 'full_name'], msg: 'Full name is required', type: 'value_error' },
  { loc: ['body', 'companyAbn'], msg: 'ABN is required', type: 'value_error' },
];

test('validation items of a REST body read as Field Name: message, one a line', () => {
  expect(messageOf({ detail: findings })).toBe('Full Name: Full name is required\nCompany Abn: ABN is required');
});

test('the same items in a GraphQL error read the same', () => {
  expect(messageOf(graphqlError('INVALID', findings))).toBe(messageOf({ detail: findings }));
});

test('a detail in words wins over message and error', () => {
  expect(messageOf({ detail: 'E-mail taken', message: 'm', error: 'e' })).toBe('E-mail taken');
  expect(messageOf(graphqlError('CONFLICT', 'E-mail taken'))).toBe('E-mail taken');
});

test('without a detail it is message, then error, then the sentence of the catalogue', () => {
  expect(messageOf({ message: 'm', error: 'e' })).toBe('m');
  expect(messageOf({ error: 'e' })).toBe('e');
  expect(messageOf(new Error('own text'))).toBe('own text');
  expect(messageOf('own text')).toBe('own text');
  for (const nothing of [undefined, null, {}, '', new Error(''), 7]) {
    expect(messageOf(nothing)).toBe('An unexpected error occurred');
  }
});

test('a finding about the whole body stands without a field name', () => {
  expect(serverDetail({ detail: [{ loc: ['body'], msg: 'Must be an object' }] })).toBe('Must be an object');
});

test('items that are no findings are passed over', () => {
  expect(serverDetail({ detail: [null, 'x', { loc: 'title', msg: 'm' }] })).toBeUndefined();
});

test('findings are known by the names of form fields', () => {
  expect([...fieldErrors(graphqlError('INVALID', findings))]).toEqual([
    ['fullName', 'Full name is required'],
    ['companyAbn', 'ABN is required'],
  ]);
  expect(fieldErrors(new Error('x')).size).toBe(0);
});

test('the code of a GraphQL error and the status of an HTTP error both say unauthenticated', () => {
  expect(errorCode(graphqlError('NOT_FOUND', 'gone'))).toBe('NOT_FOUND');
  expect(isUnauthenticated(graphqlError('UNAUTHENTICATED', 'no'))).toBe(true);
  expect(isUnauthenticated(Object.assign(new Error('x'), { statusCode: 401 }))).toBe(true);
  expect(isUnauthenticated(graphqlError('FORBIDDEN', 'no'))).toBe(false);
});

test('a logout is done after 401, 403 or no answer, and not after other errors', () => {
  expect(isIgnoredAtLogout(graphqlError('UNAUTHENTICATED', 'no'))).toBe(true);
  expect(isIgnoredAtLogout(graphqlError('FORBIDDEN', 'no'))).toBe(true);
  expect(isIgnoredAtLogout(new TypeError('Failed to fetch'))).toBe(true);
  expect(isIgnoredAtLogout(graphqlError('INTERNAL', 'broken'))).toBe(false);
  expect(isIgnoredAtLogout(Object.assign(new Error('x'), { statusCode: 500 }))).toBe(false);
});
