import { expect, test } from '@jest/globals';
import { readOAuthAnswer } from './oauth-answer.ts';

const read = (query: string) => readOAuthAnswer(new URLSearchParams(query));

test('an ordinary visit contains no answer', () => {
  expect(read('tab=register')).toBeUndefined();
  expect(read('access_token=a')).toBeUndefined();
});

test('success contains a code to exchange, whatever else is in the address', () => {
  expect(read('oauth=success&code=c')).toEqual({ kind: 'code', code: 'c' });
  expect(read('oauth=success&code=c&access_token=a')).toEqual({ kind: 'code', code: 'c' });
});

test('success may contain tokens, the second of which is optional', () => {
  expect(read('oauth=success&access_token=a&refresh_token=r')).toEqual({
    kind: 'tokens',
    accessToken: 'a',
    refreshToken: 'r',
  });
  expect(read('oauth=success&access_token=a')).toEqual({ kind: 'tokens', accessToken: 'a', refreshToken: '' });
});

test('anything else is a failure', () => {
  for (const query of ['oauth=error', 'oauth=error&access_token=a', 'oauth=success', 'oauth=success&access_token='])
    expect(read(query)).toEqual({ kind: 'failed' });
});
