import { expect, test } from '@jest/globals';
import { mailboxOf } from './mail-limits.ts';
import { addressHash } from './message.ts';

test.each([
  ['mei@example.org', 'Mei+jobs@Example.org'],
  ['mei.tan@gmail.com', 'meitan+a.b@googlemail.com'],
])('%s and %s are one mailbox', (one, other) => {
  expect(mailboxOf(one)).toBe(mailboxOf(other));
});

test.each([
  ['mei.tan@example.org', 'meitan@example.org'],
  ['mei@example.org', 'mei@example.com'],
  ['+mei@example.org', '+sam@example.org'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});

test('the mailbox of a confirmed address is another one', () => {
  expect(mailboxOf('mei@example.org')).not.toBe(addressHash('mei@example.org'));
});
