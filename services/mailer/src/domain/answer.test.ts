import { expect, test } from '@jest/globals';
import { aboutOf, withoutAddresses } from './answer.ts';

test.each([
  ['mailbox', 550, '550 5.1.1 The email account that you tried to reach does not exist'],
  ['mailbox', 550, '550 5.1.6 The mailbox has moved'],
  ['mailbox', 550, '550 5.2.1 The email account is disabled'],
  ['mailbox', 550, '550 No such user here'],
  ['mailbox', 550, '550 <a@example.org>: User unknown'],
  ['mailbox', 553, '553 mailbox does not exist'],
  ['message', 552, '552 5.2.2 Mailbox full'],
  ['message', 552, '552 message too large'],
  ['message', 550, '550 5.1.2 Host unknown'],
  ['message', 556, '556 5.1.10 Recipient address has null MX'],
  ['sender', 550, '550 relay not permitted'],
  ['sender', 550, '550 Unauthenticated senders not allowed'],
  ['sender', 550, '550 The from address does not match a verified Sender Identity'],
  ['sender', 550, '550 5.7.1 Message refused by policy'],
  ['sender', 550, '550 Requested action not taken: mailbox unavailable'],
  ['sender', 553, '553 5.1.8 Sender address unknown: user unknown'],
  ['sender', 530, '530 5.7.0 Must issue a STARTTLS command first'],
  ['sender', 554, '554 Transaction failed'],
  ['sender', 550, '550 5.7.1 Service unavailable, client [103.5.1.1] blocked'],
  ['sender', 550, '550 Sender verify failed: unknown user'],
  ['sender', 550, '550 Your account is disabled'],
] as const)('%s, and "%s" means %s', (about, status, words) => {
  expect(aboutOf(status, words)).toBe(about);
});

test('a reason contains no address', () => {
  expect(withoutAddresses('550 5.1.1 <mei@example.org>: gone; mei@example.org')).toBe(
    '550 5.1.1 <address>: gone; <address>',
  );
});
