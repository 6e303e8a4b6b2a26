import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
  /** Test files at the same time; as many as there are cores, less one, unless it is said. */
  workers?: number;
  /** Parts of the paths of the test files that are run; all unless it is said. */
  only?: readonly string[];
}>;

/** Runs projects of jest.config.mjs and counts from its own report; a suite that could not run is a failure. */
export const runJest = async (
  projects: readonly string[],
  { show = false, workers, only = [] }: Options = {},
): Promise<Counted> => {
  const folder = await mkdtemp(join(tmpdir(), 'jest-'));
  const report = join(folder, 'report.json');
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = ['--experimental-vm-modules', '--no-warnings', jest, '--json', `--outputFile=${report}`];
  const { output, code } = await runCommand(
    process.execPath,
    [
      ...args,
      ...(workers ? [`--maxWorkers=${workers}`] : []),
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
