import { expect, test } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { Failure, presentError } from './errors.ts';

test("an answer has a failure's code and detail, and never a stack trace", () => {
  const stacktrace = ['Error: at line 1'];
  const syntax = new GraphQLError('Cannot query field "x"');
  const formatted = { message: syntax.message, extensions: { code: 'GRAPHQL_VALIDATION_FAILED', stacktrace } };
  expect(presentError(formatted, syntax).extensions).toEqual({
    code: 'GRAPHQL_VALIDATION_FAILED',
    detail: 'Cannot query field "x"',
  });
  const failure = new Failure('TOO_MANY', 'Slow down', 5);
  const refused = new GraphQLError('Slow down', { originalError: failure });
  expect(presentError({ message: 'Slow down', extensions: { stacktrace } }, refused)).toEqual({
    message: 'Slow down',
    extensions: { code: 'TOO_MANY', detail: 'Slow down', retryAfterS: 5 },
  });
});

test('the message of a bug is never shown', () => {
  const bug = new GraphQLError('reading x of undefined', { originalError: new TypeError('reading x of undefined') });
  expect(presentError({ message: bug.message }, bug)).toEqual({
    message: 'Something went wrong',
    extensions: { code: 'INTERNAL', detail: 'Something went wrong' },
  });
});

test.each([
  ['MongoDB', Object.assign(new Error('connection 7 closed'), { name: 'MongoNetworkError' })],
  ['a replica set without a primary', Object.assign(new Error('none'), { name: 'MongoServerSelectionError' })],
  [
    'replica set whose primary steps down',
    Object.assign(new Error('not primary'), { name: 'MongoServerError', code: 10_107 }),
  ],
  [
    'MongoDB that stops',
    Object.assign(new Error('interrupted at shutdown'), { name: 'MongoBulkWriteError', code: 11_600 }),
  ],
  ['Redis that reads its data', new Error('LOADING Redis is loading the dataset in memory')],
  ['NATS that starts', new Error('request', { cause: Object.assign(new Error('503'), { name: 'NoResponders' }) })],
  [
    'NATS without a leader',
    Object.assign(new Error('system temporarily unavailable'), {
      name: 'JetStreamApiError',
      code: 10_008,
      status: 503,
    }),
  ],
  ['a closed port', Object.assign(new Error('connect 127.0.0.1:9000'), { code: 'ECONNREFUSED' })],
  ['Redis', new Error('Command timed out')],
  ['the object store that fails', new Error('Request failed after 1 retries: Error: Retryable HTTP status: 500')],
  ['the object store', new Error('upload', { cause: Object.assign(new Error('socket'), { code: 'ECONNRESET' }) })],
])('a %s that does not answer gives a retryable error', (_server, away) => {
  const shown = presentError({ message: away.message }, new GraphQLError(away.message, { originalError: away }));
  expect(shown.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 5 });
  expect(shown.message).not.toContain(away.message);
});

test.each([
  ['a key that is taken', Object.assign(new Error('duplicate key'), { name: 'MongoServerError', code: 11_000 })],
  [
    'a stream that is gone',
    Object.assign(new Error('stream not found'), { name: 'JetStreamApiError', code: 10_059, status: 404 }),
  ],
  ['an error of our own', Object.assign(new Error('no such file'), { code: 91 })],
])('%s is no server that is away', (_what, bug) => {
  const shown = presentError({ message: bug.message }, new GraphQLError(bug.message, { originalError: bug }));
  expect(shown.extensions).toMatchObject({ code: 'INTERNAL' });
});
