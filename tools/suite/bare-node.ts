import { registerHooks } from 'node:module';
import { addEventHandler } from 'jest-circus';
import { contained } from './contained.ts';

/**
 * Each process that runs test files in bare Node (jest.config.mjs) reads this before the first of them: their runner has
 * neither `@jest/globals` nor a time limit of a test, and ends with an error that escapes one.
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
  added.fn = contained(() => Reflect.apply(fn, {}, []));
});
