import { registerHooks } from 'node:module';
import { mock } from 'node:test';
import { addEventHandler } from 'jest-circus';
import { contained } from './contained.ts';

/**
 * Each process that runs test files in bare Node (jest.config.mjs) reads this before the first of them: their runner has
 * neither `@jest/globals` nor a time limit of a test, ends with an error that escapes one, and leaves what a test mocked to
 * the next file.
 */
const globals = import.meta.resolve('./jest-globals.ts');
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});

addEventHandler(({ name }, { currentDescribeBlock: { hooks, tests } }) => {
  if (name !== 'add_hook' && name !== 'add_test') return;
  const added = (name === 'add_hook' ? hooks : tests).at(-1);
  if (!added) return;
  const { fn } = added;
  const work = contained(() => Reflect.apply(fn, {}, []));
  added.fn = name === 'add_hook' ? work : () => work().finally(() => mock.reset());
});
