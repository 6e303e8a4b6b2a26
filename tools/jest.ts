import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';
import { runCommand } from './run-command.ts';

const Results = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numFailedTestSuites: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

export type Counted = Readonly<{ passed: number; failed: number; skipped: number; output: string }>;

type Options = Readonly<{
  show?: boolean;
  /** How many test files run at the same time; by default one per core. */
  workers?: number;
  /** Parts of the paths of the test files to run; by default all. */
  only?: readonly string[];
}>;

/** Runs projects of jest.config.mjs and counts from Jest's report; a suite that could not run is a failure. */
export const runJest = async (
  projects: readonly string[],
  { show = false, workers = availableParallelism(), only = [] }: Options = {},
): Promise<Counted> => {
  const folder = await mkdtemp(join(tmpdir(), 'jest-'));
  const report = join(folder, 'report.json');
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = ['--experimental-vm-modules', '--no-warnings', jest, '--json', `--outputFile=${report}`];
  const { output, code } = await runCommand(
    process.execPath,
    [
      ...args,
      `--maxWorkers=${workers}`,
      // Connections that fault tests left open must not keep the run from ending.
      ...(projects.includes('services') ? ['--forceExit'] : []),
      ...(only.length > 0 ? ['--testPathPatterns', ...only] : []),
      '--selectProjects',
      ...projects,
    ],
    { show },
  );
  const text = await readFile(report, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  if (text === undefined) return { passed: 0, failed: 1, skipped: 0, output };
  const results = Results.parse(JSON.parse(text));
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return {
    passed: results.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: results.numPendingTests + results.numTodoTests,
    output,
  };
};
