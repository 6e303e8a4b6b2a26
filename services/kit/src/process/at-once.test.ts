import { expect, test } from '@jest/globals';
import { atOnce } from './at-once.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));

test('no more than allowed run at once, all get their turn in order, also after one failed', async () => {
  const inTurn = atOnce(2);
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const work = (id: number) =>
    inTurn(async () => {
      most = Math.max(most, ++running);
      await tick();
      running -= 1;
      done.push(id);
      if (id === 1) throw new Error('broken');
    }).catch(() => undefined);
  await Promise.all([0, 1, 2, 3, 4, 5, 6].map(work));
  expect([most, running, done]).toEqual([2, 0, [0, 1, 2, 3, 4, 5, 6]]);
});

test('a line that is too long is turned away at once, and forms again', async () => {
  const inTurn = atOnce(1, 1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = inTurn(() => promise);
  const second = inTurn(async () => 'second');
  await expect(inTurn(async () => 'third')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 1 });
  resolve();
  await first;
  expect([await second, await inTurn(async () => 'fourth')]).toEqual(['second', 'fourth']);
});
