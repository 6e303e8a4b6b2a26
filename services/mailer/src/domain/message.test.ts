import { expect, test } from '@jest/globals';
import {
  accepted,
  announcedAgain,
  claim,
  claimMs,
  deferred,
  type Message,
  refused,
  released,
  unanswered,
} from './message.ts';

const now = new Date('2026-11-20T00:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

const waiting: Message = {
  _id: 'welcome:1',
  version: 1,
  to: 'mei@example.org',
  toHash: 'hash',
  request: { key: 'welcome:1' },
  state: 'waiting',
  ambiguous: false,
  at: now,
};
const claimed: Message = { ...waiting, state: 'claimed', claimedAt: ago(1_000), version: 2 };

test.each<[string, Message, string]>([
  ['waits', waiting, 'claimed'],
  ['is useful for another second', { ...waiting, notAfter: ago(-1_000) }, 'claimed'],
  ['is no longer useful', { ...waiting, notAfter: now }, 'expired'],
  ['is claimed by another process', claimed, 'leave'],
  ['was claimed by a process that died', { ...claimed, claimedAt: ago(claimMs) }, 'claimed'],
  ['was claimed, however late it is', { ...claimed, notAfter: ago(1) }, 'leave'],
  ['was sent', { ...waiting, state: 'sent' }, 'leave'],
  ['bounced', { ...waiting, state: 'bounced' }, 'leave'],
  ['is in its pause after a refusal', { ...waiting, notBefore: ago(-1) }, 'leave'],
  ['was refused, and its pause is over', { ...waiting, notBefore: now }, 'claimed'],
  ['was sent by an earlier claim', { ...claimed, state: 'sent', claimedAt: ago(claimMs) }, 'leave'],
])('a message that %s', (_what, message, kind) => {
  expect(claim(message, now).kind).toBe(kind);
});

test('a second claim is ambiguous, because the first may have reached the mail server', () => {
  expect(claim(waiting, now)).toMatchObject({ message: { state: 'claimed', claimedAt: now, ambiguous: false } });
  expect(claim({ ...claimed, claimedAt: ago(claimMs) }, now)).toMatchObject({
    message: { state: 'claimed', claimedAt: now, ambiguous: true, silences: 1 },
  });
});

test('an expired message loses its content', () => {
  expect(claim({ ...waiting, notAfter: now }, now)).toMatchObject({
    message: { state: 'expired', request: undefined },
  });
});

test('only the holder of the claim decides the outcome', () => {
  const later = { ...claimed, version: 3 };
  expect(accepted(later, claimed, '<id@waratah>', now)).toEqual([later, []]);
  expect(refused(later, claimed, { reason: '550', mailboxRefuses: true }, now)).toEqual([later, []]);
  expect(released(later, claimed)).toEqual([later, []]);
  expect(unanswered(later, claimed, '<id@waratah>', now)).toEqual([later, []]);
  const [sent, events] = accepted(claimed, claimed, '<id@waratah>', now);
  expect(sent).toMatchObject({ state: 'sent', request: undefined });
  expect(events.map(({ type }) => type)).toEqual(['mailer.message.v1.sent']);
  expect(released(claimed, claimed)[0]).toMatchObject({
    state: 'waiting',
    claimedAt: undefined,
    ambiguous: false,
  });
});

test.each([
  ['sent', ['mailer.message.v1.sent']],
  ['bounced', ['mailer.message.v1.bounced']],
  ['waiting', []],
  ['claimed', []],
  ['expired', []],
] as const)('a %s message that is requested again announces %j', (state, announced) => {
  const message: Message = { ...waiting, state };
  const [next, events] = announcedAgain(message, '<id@waratah>', now);
  expect(events.map(({ type }) => type)).toEqual(announced);
  expect(next.version).toBe(message.version + announced.length);
});

test('once the server may have the message, few further copies are sent, and the last one counts as sent', () => {
  let message = waiting;
  const pausesMs: number[] = [];
  for (let at = now; message.state === 'waiting'; at = message.notBefore ?? at) {
    const held: Message = { ...message, state: 'claimed', claimedAt: at };
    const [next, events] = unanswered(held, held, '<id@waratah>', at);
    expect(next.ambiguous).toBe(true);
    expect(events).toHaveLength(next.state === 'sent' ? 1 : 0);
    if (next.state === 'waiting') {
      pausesMs.push((next.notBefore ?? at).getTime() - at.getTime());
      expect(claim(next, at).kind).toBe('leave');
    }
    message = next;
  }
  expect(message.state).toBe('sent');
  expect(pausesMs).toEqual([...pausesMs].sort((a, b) => a - b));
  expect(pausesMs[0]).toBeGreaterThanOrEqual(60_000);
  expect(pausesMs.length).toBeLessThan(5);
});

test('a message that may have arrived counts as sent if the next attempt would be too late', () => {
  const held: Message = { ...claimed, notAfter: ago(-60_000) };
  const [sent, events] = unanswered(held, held, '<id@waratah>', now);
  expect([sent.state, sent.ambiguous, events.length]).toEqual(['sent', true, 1]);
});

test('a temporary refusal is retried for a day with growing pauses, and is then final', () => {
  const refusal = { reason: '550 relay not permitted', mailboxRefuses: false };
  let message = waiting;
  const pausesMs: number[] = [];
  for (let at = now; message.state === 'waiting'; at = message.notBefore ?? at) {
    const held: Message = { ...message, state: 'claimed', claimedAt: at };
    const [next] = deferred(held, held, refusal, at);
    if (next.notBefore && next.state === 'waiting') pausesMs.push(next.notBefore.getTime() - at.getTime());
    message = next;
  }
  expect(pausesMs).toEqual([...pausesMs].sort((a, b) => a - b));
  expect(pausesMs.reduce((all, one) => all + one, 0)).toBeGreaterThan(24 * 3_600_000);
  expect(message.state).toBe('bounced');
});
