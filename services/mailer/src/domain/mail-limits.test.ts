import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  type AskedFor,
  countedWith,
  isStrangers,
  type MailKind,
  strangerLimitReached,
  strangerLimits,
} from './mail-limits.ts';

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
  const now = new Date('2026-11-27T09:00:00Z');
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const asked = (askedFor: AskedFor, network: string) => ({ askedFor, network, at: now });
  /** What was asked for before, the last time a minute ago. */
  const before = (networks: Readonly<Record<string, number>>, newest = minutesAgo(1)) => ({
    byNetwork: new Map(Object.entries(networks)),
    newest,
  });

  test.each([
    ['the first', 'a', {}, undefined],
    ['the last of a share', 'a', { a: 2 }, undefined],
    ['one beyond a share', 'a', { a: 3 }, 'network'],
    ['the first of a third network', 'c', { a: 3, b: 3 }, undefined],
    ['its second', 'c', { a: 3, b: 3, c: 1 }, 'mailbox'],
    ['one in a network whose many others are still to be refused', 'b', { a: 900 }, undefined],
    ['the first of a tenth', 'j', { a: 3, b: 3, c: 1, d: 1, e: 1 }, undefined],
    ['the first of one more', 'k', { a: 3, b: 3, c: 1, d: 1, e: 1, f: 1 }, 'mailbox'],
  ])('%s', (_name, network, networks, limit) => {
    expect(strangerLimitReached(asked('reset', network), before(networks))).toBe(limit);
  });

  const tenNetworks = { a: 3, b: 3, c: 1, d: 1, e: 1, f: 1 };

  test.each<[string, Parameters<typeof asked>, minutes: number, 'mailbox' | 'network' | undefined]>([
    ['beyond the ceiling, a further network', ['reset', 'k'], 60, undefined],
    ['one within the hour', ['reset', 'k'], 59, 'mailbox'],
    ['a second one of a network', ['reset', 'c'], 60, undefined],
    ['one beyond a share', ['reset', 'a'], 600, 'network'],
    ['an entry in the list', ['subscription', 'k'], 600, 'mailbox'],
  ])('an hour later: %s', (_name, asking, minutes, limit) => {
    expect(strangerLimitReached(asked(...asking), before(tenNetworks, minutesAgo(minutes)))).toBe(limit);
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
  const inTurn = (askedFor: AskedFor, requests: readonly Readonly<{ network: string; waits: boolean }>[]) => {
    const [counted, sent] = [new Map<string, number>(), new Map<string, number>()];
    const newest = minutesAgo(1);
    const add = (to: Map<string, number>, network: string) => to.set(network, (to.get(network) ?? 0) + 1);
    for (const { network, waits } of requests) {
      const isSent = strangerLimitReached(asked(askedFor, network), { byNetwork: counted, newest }) === undefined;
      if (isSent) add(sent, network);
      if (isSent || waits) add(counted, network);
    }
    return { counted, sent: [...sent.values()] };
  };

  const kinds = fc.constantFrom<AskedFor>('confirmation', 'reset', 'subscription');

  test('never keeps an email from somebody in a third network', () => {
    const rule = fc.property(kinds, requestsFrom(2), (askedFor, requests) => {
      const { counted: byNetwork } = inTurn(askedFor, requests);
      expect(strangerLimitReached(asked(askedFor, 'third'), { byNetwork, newest: now })).toBeUndefined();
    });
    fc.assert(rule, { seed: 76, numRuns: 2_000 });
  });

  test('is never more than a share from one network, nor than the ceiling from many', () => {
    const rule = fc.property(kinds, requestsFrom(20), (askedFor, requests) => {
      const { sent } = inTurn(askedFor, requests);
      const { network, ceiling } = strangerLimits[askedFor];
      expect(Math.max(0, ...sent)).toBeLessThanOrEqual(network);
      expect(sent.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(ceiling);
    });
    fc.assert(rule, { seed: 76, numRuns: 2_000 });
  });
});
