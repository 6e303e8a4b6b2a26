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

test('validation items of a REST body become lines of Field Name: message', () => {
  expect(messageOf({ detail: findings })).toBe('Full Name: Full name is required\nCompany Abn: ABN is required');
});

test('the same items in a GraphQL error give the same', () => {
  expect(messageOf(graphqlError('INVALID', findings))).toBe(messageOf({ detail: findings }));
});

test('an empty GraphQL message is ignored, with any text that Apollo puts in its place', () => {
  const error = Object.assign(new Error('Error message not found.'), { errors: [{ message: '' }] });
  expect(messageOf(error, 'Failed to save company info')).toBe('Failed to save company info');
  expect(messageOf(Object.assign(new Error('Both'), { errors: [{ message: 'First' }] }))).toBe('First');
});

test('a detail as text wins over message and error', () => {
  expect(messageOf({ detail: 'Email taken', message: 'm', error: 'e' })).toBe('Email taken');
  expect(messageOf(graphqlError('CONFLICT', 'Email taken'))).toBe('Email taken');
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

test('an error about the whole body has no field name', () => {
  expect(serverDetail({ detail: [{ loc: ['body'], msg: 'Must be an object' }] })).toBe('Must be an object');
});

test('invalid items are ignored', () => {
  expect(serverDetail({ detail: [null, 'x', { loc: 'title', msg: 'm' }] })).toBeUndefined();
});

test('errors are mapped to the names of form fields', () => {
  expect([...fieldErrors(graphqlError('INVALID', findings))]).toEqual([
    ['fullName', 'Full name is required'],
    ['companyAbn', 'ABN is required'],
  ]);
  expect(fieldErrors(new Error('x')).size).toBe(0);
  const inList = [
    { loc: ['body', 'breaks', 0, 'to'], msg: 'Too early' },
    { loc: ['body', 'skills', 3], msg: 'Too long' },
  ];
  expect([...fieldErrors({ detail: inList })]).toEqual([
    ['breaks.0.to', 'Too early'],
    ['skills', 'Too long'],
  ]);
});

test('the code of a GraphQL error and the status of an HTTP error both mean unauthenticated', () => {
  expect(errorCode(graphqlError('NOT_FOUND', 'gone'))).toBe('NOT_FOUND');
  expect(isUnauthenticated(graphqlError('UNAUTHENTICATED', 'no'))).toBe(true);
  expect(isUnauthenticated(Object.assign(new Error('x'), { statusCode: 401 }))).toBe(true);
  expect(isUnauthenticated(graphqlError('FORBIDDEN', 'no'))).toBe(false);
});

test('a logout is complete after 401, 403 or no answer, and not after other errors', () => {
  expect(isIgnoredAtLogout(graphqlError('UNAUTHENTICATED', 'no'))).toBe(true);
  expect(isIgnoredAtLogout(graphqlError('FORBIDDEN', 'no'))).toBe(true);
  expect(isIgnoredAtLogout(new TypeError('Failed to fetch'))).toBe(true);
  expect(isIgnoredAtLogout(graphqlError('INTERNAL', 'broken'))).toBe(false);
  expect(isIgnoredAtLogout(Object.assign(new Error('x'), { statusCode: 500 }))).toBe(false);
});
