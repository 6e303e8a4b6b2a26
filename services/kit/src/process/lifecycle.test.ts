import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { held, scoped } from './lifecycle.ts';

const part = (name: string, closed: string[]): AsyncDisposable => ({
  [Symbol.asyncDispose]: async () => void closed.push(name),
});

test('if one part cannot be opened, the others are closed, even those that open later', async () => {
  const closed: string[] = [];
  const late = Promise.withResolvers<AsyncDisposable>();
  const starting = scoped(async (scope) => {
    const parts = [
      held(scope, Promise.resolve(part('early', closed))),
      held(scope, late.promise),
      held(scope, Promise.reject<AsyncDisposable>(new Error('refused'))),
    ];
    await turn();
    return Promise.all(parts);
  });
  await expect(starting).rejects.toThrow('refused');
  expect(closed).toEqual(['early']);
  late.resolve(part('late', closed));
  await turn();
  expect(closed).toEqual(['early', 'late']);
});
