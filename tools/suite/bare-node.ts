import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { mock } from 'node:test';
import { fileURLToPath } from 'node:url';
import { root } from '@waratah/stack/settings';
import { addEventHandler } from 'jest-circus';
import { contained } from './contained.ts';
import { logsOf } from './logs.ts';

/**
 * Each process that runs test files in bare Node (jest.config.mjs) reads this before the first of them: their runner has
 * neither `@jest/globals` nor a time limit of a test, ends with an error that escapes one, runs tests whose `beforeAll`
 * failed, and leaves what a test mocked to the next file.
 */
const globals = import.meta.resolve('./jest-globals.ts');
/** The runner loads a test file by its address, with a number after it. */
const testFile = /^file:.+\.test\.ts(?=\?\d+$)/;
registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
    const [address] = testFile.exec(specifier) ?? [];
    // Read by tests/support/logs.ts, and by the processes that the file starts.
    const logs = address === undefined ? undefined : logsOf(relative(root, fileURLToPath(address)));
    if (logs !== undefined) process.env.LOGS_OF = logs;
    return next(specifier, context);
  },
});

type Block = Parameters<Parameters<typeof addEventHandler>[0]>[1]['currentDescribeBlock'];

/** What failed of the `beforeAll` of a file or of a block of tests. */
const failures = new WeakMap<Block, unknown>();

/** Throws what failed of the `beforeAll` of this block or of one around it. */
const ensurePrepared = (block: Block | undefined): void => {
  if (!block) return;
  if (failures.has(block)) throw failures.get(block);
  ensurePrepared(block.parent);
};

addEventHandler(({ name }, { currentDescribeBlock: block }) => {
  const added = name === 'add_hook' ? block.hooks.at(-1) : name === 'add_test' ? block.tests.at(-1) : undefined;
  if (!added) return;
  const { fn, type } = added;
  const work = contained(() => {
    if (type === 'test') ensurePrepared(block);
    return Reflect.apply(fn, {}, []);
  });
  added.fn = async () => {
    try {
      await work();
    } catch (error) {
      if (type === 'beforeAll' && !failures.has(block)) failures.set(block, error);
      throw error;
    } finally {
      if (type === 'test') mock.reset();
    }
  };
});
