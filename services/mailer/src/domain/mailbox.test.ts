import { expect, test } from '@jest/globals';
import { domainOf, mailboxOf } from './mailbox.ts';
import { addressHash } from './message.ts';

test.each([
  ['mei@example.org', 'Mei+jobs@Example.org'],
  ['mei.tan@gmail.com', 'meitan+a.b@googlemail.com'],
  ['mei.tan@proton.me', 'mei_t-an@pm.me'],
  ['mei@icloud.com', 'mei@me.com'],
  ['mei@yandex.com', 'mei@ya.ru'],
  ['mei.tan@yandex.kz', 'mei-tan@yandex.ru'],
  ['jobs@mei.fastmail.com', 'news@mei.fastmail.com'],
  ['jobs@mei.fastmail.com', 'mei@fastmail.com'],
  ['mei@bücher.example', 'mei@xn--bcher-kva.example'],
])('%s and %s are one mailbox', (one, other) => {
  expect(mailboxOf(one)).toBe(mailboxOf(other));
});

test.each([
  ['mei.tan@example.org', 'meitan@example.org'],
  ['mei@example.org', 'mei@example.com'],
  ['+mei@example.org', '+sam@example.org'],
  ['jobs@mei.fastmail.com', 'jobs@sam.fastmail.com'],
  ['jobs@mei.gmail.com', 'mei@gmail.com'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});

test('the mailbox of a confirmed address is another one', () => {
  expect(mailboxOf('mei@example.org')).not.toBe(addressHash('mei@example.org'));
});

test.each([
  ['a@example.org', 'b@Mail.x.y.EXAMPLE.org'],
  ['a@example.com.au', 'b@shop.example.com.au'],
  ['a@student.uni.edu.au', 'b@uni.edu.au'],
  ['a@bücher.example', 'b@shop.xn--bcher-kva.example'],
  ['a@localhost', 'b@localhost'],
  ['a@mei.fastmail.com', 'b@mei.fastmail.com'],
  ['a@mei.gmail.com', 'b@sam.gmail.com'],
])('%s and %s are of one domain', (one, other) => {
  expect(domainOf(one)).toBeDefined();
  expect(domainOf(one)).toBe(domainOf(other));
});

test.each([
  ['a@example.org', 'a@example.com'],
  ['a@one.com.au', 'a@two.com.au'],
  ['a@one.edu.au', 'a@two.edu.au'],
])('%s and %s are of two domains', (one, other) => {
  expect(domainOf(one)).not.toBe(domainOf(other));
});

test.each(['mei@gmail.com', 'mei@qq.com', 'mei@Yahoo.com.vn', 'mei@hotmail.fr', 'mei@live.co.uk', 'mei@outlook.com'])(
  '%s is at a provider for everybody',
  (address) => {
    expect(domainOf(address)).toBeUndefined();
  },
);
