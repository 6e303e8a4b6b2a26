import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { grouped } from './grouped.ts';

const counting = () => {
  const groups: number[][] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const double = grouped(async (items: readonly number[]) => {
    groups.push([...items]);
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    await sleep(5);
    atOnce--;
    return items.map((item) => (item < 0 ? new Error(`${item} is too small`) : item * 2));
  });
  return { groups, double, mostAtOnce: () => mostAtOnce };
};

test('what is asked while a group is under way goes into the next, and each gets its own answer', async () => {
  const { groups, double, mostAtOnce } = counting();
  const first = double(1);
  await sleep(1);
  const later = [2, 3, 2].map((item) => double(item));
  expect(await Promise.all([first, ...later])).toEqual([2, 4, 6, 4]);
  expect(groups).toEqual([[1], [2, 3, 2]]);
  expect(mostAtOnce()).toBe(1);
});

test('a thousand and more are done in groups of five hundred, one after the other', async () => {
  const { groups, double, mostAtOnce } = counting();
  const items = Array.from({ length: 1_200 }, (_, index) => index);
  expect(await Promise.all(items.map(double))).toEqual(items.map((item) => item * 2));
  expect(groups.map(({ length }) => length)).toEqual([500, 500, 200]);
  expect(mostAtOnce()).toBe(1);
});

test('one that fails does so alone; a group that throws fails whole, and the next goes on', async () => {
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
