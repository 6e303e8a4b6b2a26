import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { grouped } from './grouped.ts';

const counting = () => {
  const groups: number[][] = [];
  const begun = Promise.withResolvers<void>();
  let atOnce = 0;
  let maxAtOnce = 0;
  const double = grouped(async (items: readonly number[]) => {
    groups.push([...items]);
    maxAtOnce = Math.max(maxAtOnce, ++atOnce);
    begun.resolve();
    await sleep(5);
    atOnce--;
    return items.map((item) => (item < 0 ? new Error(`${item} is too small`) : item * 2));
  });
  return { groups, begun: begun.promise, double, maxAtOnce: () => maxAtOnce };
};

test('requests made during a group are in the next group, and each gets its own result', async () => {
  const { groups, begun, double, maxAtOnce } = counting();
  const first = double(1);
  await begun;
  const later = [2, 3, 2].map((item) => double(item));
  expect(await Promise.all([first, ...later])).toEqual([2, 4, 6, 4]);
  expect(groups).toEqual([[1], [2, 3, 2]]);
  expect(maxAtOnce()).toBe(1);
});

test('more than a thousand requests are processed in groups of five hundred, in sequence', async () => {
  const { groups, double, maxAtOnce } = counting();
  const items = Array.from({ length: 1_200 }, (_, index) => index);
  expect(await Promise.all(items.map(double))).toEqual(items.map((item) => item * 2));
  expect(groups.map(({ length }) => length)).toEqual([500, 500, 200]);
  expect(maxAtOnce()).toBe(1);
});

test('a failed item fails alone; a group that throws fails as a whole, and the next group works', async () => {
  const { double } = counting();
  const [good, bad] = await Promise.allSettled([double(4), double(-1)]);
  expect(good).toEqual({ status: 'fulfilled', value: 8 });
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: '-1 is too small' } });

  let broken = true;
  const echo = grouped(async (items: readonly number[]) => {
    if (broken) throw new Error('not now');
    return items;
  });
  await expect(Promise.all([echo(1), echo(2)])).rejects.toThrow('not now');
  broken = false;
  expect(await echo(3)).toBe(3);
});
