import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { expect, test } from '@jest/globals';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';
import { runCommand } from '../run-command.ts';

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

const Report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ fullName: z.string(), failureMessages: z.array(z.string()) })),
    }),
  ),
});

test('a test whose hooks failed fails with their error, and neither it nor further hooks are run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bare-node-'));
  const contents = `
    import { afterEach, beforeAll, beforeEach, describe, test } from '@jest/globals';
    const fail = (why) => () => { throw new Error(why); };
    describe('a block', () => {
      beforeAll(fail('no server'));
      beforeEach(fail('beforeEach was run'));
      afterEach(fail('afterEach was run'));
      test('in it', fail('was run'));
      describe('a block in it', () => {
        beforeAll(fail('beforeAll was run'));
        test('in both', fail('was run'));
      });
    });
    describe('another', () => {
      let first = true;
      beforeEach(() => { if (first) { first = false; throw 'no person'; } });
      test('first', fail('was run'));
      test('second', () => undefined);
    });
    test('with a callback', (done) => done());
    test('with a limit of its own', () => new Promise(() => undefined), 50);`;
  await writeFile(join(folder, 'example.test.ts'), contents);
  const config = {
    rootDir: folder,
    runner: join(root, 'node_modules/jest-light-runner/src/index.js'),
    setupFiles: [join(import.meta.dirname, 'bare-node.ts')],
    transform: {},
  };
  const jest = ['--no-warnings', join(root, 'node_modules/jest/bin/jest.js'), '--json', '--maxWorkers=1'];
  const { output } = await runCommand(process.execPath, [...jest, `--config=${JSON.stringify(config)}`]);
  await rm(folder, { recursive: true });
  const [file] = Report.parse(JSON.parse(output.slice(output.indexOf('{"num')))).testResults;
  const outcomes = file?.assertionResults.map(({ fullName, failureMessages: [why] }) => [
    fullName,
    why?.split('\n')[1]?.trim(),
  ]);
  expect(outcomes).toEqual([
    ['(beforeAll)', 'Error: no server'],
    ['in it', 'Error: no server'],
    ['in both', 'Error: no server'],
    ['first', "Error: Thrown: 'no person'"],
    ['second', undefined],
    ['with a callback', 'TypeError: takes an argument; it must return a promise instead'],
    ['with a limit of its own', 'Error: Not done within 0.05 s'],
  ]);
});
