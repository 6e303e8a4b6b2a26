import { expect, test } from '@jest/globals';
import type { Asker } from './asker.ts';
import { isResetValid, newResetToken, resetAsked } from './password-reset.ts';
import { mei } from './test-examples.ts';
import type { User } from './user.ts';

const start = new Date('2026-11-25T00:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const owner: Asker = { network: 'home', userId: 7 };
const from = (network: string): Asker => ({ network });

/** Asks in turn, and answers the account with how many emails each asker got. */
const asking = (asks: readonly (readonly [seconds: number, asker: Asker])[]) => {
  let user: User = mei(start);
  const emails = asks.map(([seconds, asker]) => {
    const [next, events] = resetAsked(
      user,
      { token: newResetToken(7), url: 'https://w.example', asker },
      after(seconds),
    );
    user = next;
    return events.length;
  });
  return { user, emails };
};

test.each([
  [
    'the owner again within a minute',
    [
      [0, owner],
      [59, owner],
      [60, owner],
    ],
    [1, 0, 1],
  ],
  [
    'a network again within a minute',
    [
      [0, from('a')],
      [59, from('a')],
      [60, from('a')],
    ],
    [1, 0, 1],
  ],
  [
    'another network at once',
    [
      [0, from('a')],
      [1, from('b')],
    ],
    [1, 1],
  ],
  [
    'the owner right after a stranger, also in the same network',
    [
      [0, from('home')],
      [1, owner],
    ],
    [1, 1],
  ],
  [
    'a network a fourth time within half an hour',
    [0, 100, 200, 300, 1_800].map((at) => [at, from('a')]),
    [1, 1, 1, 0, 1],
  ],
] as const)('%s', (_name, asks, expected) => {
  expect(asking(asks.map(([at, asker]) => [Number(at), Object(asker)])).emails).toEqual(expected);
});

test('however many networks ask, their links stay few, and the owner gets one that works', () => {
  const strangers = Array.from({ length: 100 }, (_, index) => [index, from(`network ${index}`)] as const);
  const { user, emails } = asking(strangers);
  expect(emails.filter((count) => count > 0)).toHaveLength(60);
  const token = newResetToken(7);
  const [next, events] = resetAsked(user, { token, url: 'https://w.example', asker: owner }, after(101));
  expect(events).toHaveLength(1);
  expect(isResetValid(next, token, after(102))).toBe(true);
});
