import { expect, test } from '@jest/globals';
import { redact, withoutAddresses } from './redact.ts';

test('values under secret names are hidden at any depth; other names are not', () => {
  const data = {
    digestId: '7:2026-11-21',
    to: 'mei@example.org',
    letter: { verifyUrl: 'https://a.example/x?token=abc', subject: 'Hello', tries: 2 },
    tokens: ['one', 'two'],
  };
  expect(redact(data)).toEqual({
    digestId: '7:2026-11-21',
    to: '(hidden)',
    letter: { verifyUrl: '(hidden)', subject: 'Hello', tries: 2 },
    tokens: ['(hidden)', '(hidden)'],
  });
});

test('addresses, links and tokens are removed from text', () => {
  const reason = '550 mei.tan@example.org unknown, see https://smtp.example/help?u=3 (eyJhbGci.eyJzdWIi.c2ln)';
  expect(withoutAddresses({ failedReason: reason })).toEqual({
    failedReason: '550 (hidden) unknown, see (hidden) (hidden)',
  });
});
