import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  type AskedFor,
  countedWith,
  isStrangers,
  mailboxOf,
  type MailKind,
  strangerLimitReached,
  strangerLimits,
} from './mail-limits.ts';
import { addressHash } from './message.ts';

test.each([
  ['mei@example.org', 'Mei+jobs@Example.org'],
  ['mei.tan@gmail.com', 'meitan+a.b@googlemail.com'],
  ['mei.tan@proton.me', 'mei_t-an@pm.me'],
  ['mei@icloud.com', 'mei@me.com'],
  ['mei@yandex.com', 'mei@ya.ru'],
  ['mei@bücher.example', 'mei@xn--bcher-kva.example'],
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

type Asked = Parameters<typeof isStrangers>[0];
const askedFor = (kind: MailKind): Asked['content'] => Object({ case: kind, value: {} });

test.each<[string, MailKind, Partial<Asked>, boolean]>([
  ['a reset that its owner asks for', 'passwordReset', { askedByOwner: true }, false],
  ['a reset that somebody asks for', 'passwordReset', {}, true],
  ['a reset of an unconfirmed account', 'passwordReset', { askedByOwner: true, addressUnproven: true }, true],
  ['an entry in the list', 'confirmSubscription', { addressUnproven: true }, true],
  ['a decision about an application', 'applicationMoved', {}, false],
  ['one of an unconfirmed account', 'applicationMoved', { addressUnproven: true }, true],
  ['a morning email', 'digest', {}, false],
])('%s: whether a stranger may have asked', (_name, kind, asked, answer) => {
  const content = askedFor(kind);
  expect(isStrangers({ askedByOwner: false, addressUnproven: false, content, ...asked })).toBe(answer);
});

test('kinds that strangers ask for are counted one by one, and all others together', () => {
  expect(countedWith('passwordReset')).toEqual(['passwordReset']);
  expect(countedWith('visaRejected')).toEqual(countedWith('applicationMoved'));
  expect(countedWith('visaRejected')).not.toContain('verifyEmail');
});

describe('what strangers cause', () => {
  const counts = (networks: Readonly<Record<string, number>>) => new Map(Object.entries(networks));

  test.each([
    ['the first', 'a', {}, undefined],
    ['the last of a share', 'a', { a: 2 }, undefined],
    ['one beyond a share', 'a', { a: 3 }, 'network'],
    ['the first of a third network', 'c', { a: 3, b: 3 }, undefined],
    ['its second', 'c', { a: 3, b: 3, c: 1 }, 'mailbox'],
    ['one in a network whose many others are still to be refused', 'b', { a: 900 }, undefined],
    ['the first of a tenth', 'j', { a: 3, b: 3, c: 1, d: 1, e: 1 }, undefined],
    ['the first of one more', 'k', { a: 3, b: 3, c: 1, d: 1, e: 1, f: 1 }, 'mailbox'],
  ])('%s', (_name, network, before, limit) => {
    expect(strangerLimitReached('reset', network, counts(before))).toBe(limit);
  });

  const sumOf = (limitOf: (limit: (typeof strangerLimits)[AskedFor]) => number) =>
    Object.values(strangerLimits).reduce((sum, limit) => sum + limitOf(limit), 0);

  test('is at most 14 emails a day to a mailbox from one network, 28 from two, and 34 from any number', () => {
    expect(sumOf(({ network }) => network)).toBeLessThanOrEqual(14);
    expect(sumOf(({ network, ceiling }) => Math.min(2 * network, ceiling))).toBeLessThanOrEqual(28);
    expect(sumOf(({ ceiling }) => ceiling)).toBeLessThanOrEqual(34);
  });

  /** A request from a network, and whether it still counts after it was refused, because it waits for its refusal. */
  const requestsFrom = (networks: number) =>
    fc.array(fc.record({ network: fc.nat(networks - 1).map(String), waits: fc.boolean() }), { maxLength: 80 });

  /** Asks in turn, and answers how many emails each network got and how many requests count. */
  const inTurn = (asked: AskedFor, requests: readonly Readonly<{ network: string; waits: boolean }>[]) => {
    const [counted, sent] = [new Map<string, number>(), new Map<string, number>()];
    const add = (to: Map<string, number>, network: string) => to.set(network, (to.get(network) ?? 0) + 1);
    for (const { network, waits } of requests) {
      const isSent = strangerLimitReached(asked, network, counted) === undefined;
      if (isSent) add(sent, network);
      if (isSent || waits) add(counted, network);
    }
    return { counted, sent: [...sent.values()] };
  };

  const kinds = fc.constantFrom<AskedFor>('confirmation', 'reset', 'subscription');

  test('never keeps an email from somebody in a third network', () => {
    const rule = fc.property(kinds, requestsFrom(2), (asked, requests) => {
      const { counted } = inTurn(asked, requests);
      expect(strangerLimitReached(asked, 'third', counted)).toBeUndefined();
    });
    fc.assert(rule, { seed: 76, numRuns: 2_000 });
  });

  test('is never more than a share from one network, nor than the ceiling from many', () => {
    const rule = fc.property(kinds, requestsFrom(20), (asked, requests) => {
      const { sent } = inTurn(asked, requests);
      const { network, ceiling } = strangerLimits[asked];
      expect(Math.max(0, ...sent)).toBeLessThanOrEqual(network);
      expect(sent.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(ceiling);
    });
    fc.assert(rule, { seed: 76, numRuns: 2_000 });
  });
});
