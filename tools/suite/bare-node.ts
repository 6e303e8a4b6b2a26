import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { mock } from 'node:test';
import { fileURLToPath } from 'node:url';
import { root } from '@waratah/stack/settings';
import { addEventHandler } from 'jest-circus';
import { contained } from './contained.ts';
import { legible } from './legible.ts';
import { logsOf } from './logs.ts';

/**
 * Each process that runs test files in bare Node (jest.config.mjs) reads this before the first of them: their runner has
 * neither `@jest/globals` nor a time limit of a test, ends with an error that escapes one, runs tests whose hooks
 * failed, tells only an error's stack, and leaves what a test mocked to the next file.
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
type Work = () => Promise<void>;

/** What the `beforeAll` of files and of blocks of tests failed with. */
const failures = new WeakMap<Block, Error>();
/** What a `beforeEach` of the next test failed with. */
let failure: Error | undefined;

const failureAround = (block: Block | undefined): Error | undefined =>
  block && (failures.get(block) ?? failureAround(block.parent));

/** As Jest's own runner does: a test whose hooks failed fails with their error, and neither it nor further hooks are run. */
const inOrder = {
  beforeAll: async (run: Work, block: Block) => {
    if (failureAround(block)) return;
    await run().catch((error) => {
      failures.set(block, error);
      throw error;
    });
  },
  beforeEach: async (run: Work, block: Block) => {
    if (failure ?? failureAround(block)) return;
    await run().catch((error) => {
      failure = error;
    });
  },
  test: async (run: Work, block: Block) => {
    const error = failure ?? failureAround(block);
    failure = undefined;
    if (error) throw error;
    await run();
  },
  afterEach: async (run: Work, block: Block) => {
    if (!failureAround(block)) await run();
  },
  afterAll: (run: Work) => run(),
} as const;

addEventHandler(({ name }, { currentDescribeBlock: block }) => {
  const added = name === 'add_hook' ? block.hooks.at(-1) : name === 'add_test' ? block.tests.at(-1) : undefined;
  if (!added) return;
  const { fn, type, asyncError, timeout } = added;
  const work = contained(() => {
    if (fn.length > 0) throw new TypeError('takes an argument; it must return a promise instead');
    return Reflect.apply(fn, {}, []);
  }, timeout ?? undefined);
  const run = async () => {
    try {
      await work();
    } catch (error) {
      throw legible(error, asyncError);
    } finally {
      if (type === 'test' || type === 'afterAll') mock.reset();
    }
  };
  added.fn = () => inOrder[type](run, block);
});
