import { expect, test } from '@jest/globals';
import SeededOrder, { orderBySeed } from './seeded-order.ts';

const files = Array.from({ length: 12 }, (_, at) => ({ path: `tests/${at}.test.ts` }));

test('the same seed gives the same order, whatever order the files came in', () => {
  expect(orderBySeed(files.toReversed(), 7)).toEqual(orderBySeed(files, 7));
});

test('every seed gives an order of its own, of all files', () => {
  const orders = [1, 2, 3, 4].map((seed) => orderBySeed(files, seed));
  expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(4);
  for (const order of orders) expect(new Set(order)).toEqual(new Set(files));
});

test('Jest hands its seed to the order', () => {
  expect(new SeededOrder({ globalConfig: { seed: 3 } }).sort(files)).toEqual(orderBySeed(files, 3));
});
