import { expect, test } from '@jest/globals';
import { createKeyCheck, networksIn } from './operators-key.ts';

test('while the key is being replaced, both keys are accepted', () => {
  const isKey = createKeyCheck('the new key, the old key', undefined);
  expect(
    ['the new key', 'the old key', 'the new key, the old key', ''].map((bearer) => isKey(bearer, '203.0.113.7')),
  ).toEqual([true, true, false, false]);
});

test('from outside the configured networks the key is refused like a wrong one', () => {
  const isKey = createKeyCheck('the key', networksIn('203.0.113.7, 10.1.0.0/16,2001:db8::/32'));
  const from = (address: string | undefined) => isKey('the key', address);
  expect(['203.0.113.7', '::ffff:10.1.2.3', '2001:db8::1'].map(from)).toEqual([true, true, true]);
  expect(['203.0.113.8', '10.2.0.1', '2001:db9::1', '', undefined].map(from)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test.each(['somewhere', '10.0.0.0/40', '10.0.0.0/x'])('%s is not a valid network', (setting) => {
  expect(() => networksIn(setting)).toThrow();
});
