import { mock } from 'node:test';
import { expect, test } from '@jest/globals';

const { hypot } = Math;

test('a test mocks a global function and the clock', () => {
  mock.method(Math, 'hypot', () => 5);
  mock.timers.enable({ apis: ['Date'], now: 7 });
  expect([Math.hypot(), Date.now()]).toEqual([5, 7]);
});

test('the next test finds both as they were', () => {
  expect(Math.hypot).toBe(hypot);
  expect(Date.now()).not.toBe(7);
});
