import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';
import { runCommand } from '../run-command.ts';
import { countsOf, type FileResult, type Result } from './results.ts';

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
          location: z.object({ line: z.number() }).nullish(),
        }),
      ),
    }),
  ),
});

type Options = Readonly<{
  /** Prints the runner's output while it runs. */
  show?: boolean;
  /** How many test files run at the same time; by default one per core. */
  workers?: number;
  /** Parts of the paths of the test files to run; by default all. */
  only?: readonly string[];
  /** Parts of the paths of test files that are left out. */
  without?: readonly string[];
  /** Runs the tests that import, through whatever files, what differs from this commit; maybe none. */
  since?: string | undefined;
  /** The seed of the order of the files; by default the slowest come first. */
  order?: number | undefined;
  env?: Readonly<Record<string, string>> | undefined;
  /** Ends the run. */
  signal?: AbortSignal | undefined;
}>;

/** Runs projects of jest.config.mjs; a file that could not be run is a failure. */
export const runJest = async (
  projects: readonly string[],
  { show = false, workers = availableParallelism(), only = [], without = [], since, order, env, signal }: Options = {},
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'jest-'));
  const report = join(folder, 'report.json');
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = ['--experimental-vm-modules', '--no-warnings', jest, '--json', `--outputFile=${report}`];
  const { output, code } = await runCommand(
    process.execPath,
    [
      ...args,
      '--testLocationInResults',
      `--maxWorkers=${workers}`,
      // Connections that fault tests left open must not keep the run from ending.
      ...(projects.includes('services') ? ['--forceExit'] : []),
      ...(only.length > 0 ? ['--testPathPatterns', ...only] : []),
      ...(without.length > 0 ? ['--testPathIgnorePatterns', '/node_modules/', ...without] : []),
      ...(since === undefined ? [] : [`--changedSince=${since}`, '--passWithNoTests']),
      ...(order === undefined
        ? []
        : [`--testSequencer=${join(root, 'tools/suite/seeded-order.ts')}`, `--seed=${order}`]),
      '--selectProjects',
      ...projects,
    ],
    { env, show, signal },
  );
  const text = await readFile(report, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  if (text === undefined) return { files: [], output, trouble: `Jest ended with code ${code} and without a report` };
  const files = Report.parse(JSON.parse(text)).testResults.map(toFileResult(projects.join(', ')));
  const clean = countsOf({ files, trouble: undefined }).failed === 0;
  return { files, output, trouble: clean && code !== 0 ? `Jest ended with code ${code}` : undefined };
};

type Tested = z.infer<typeof Report>['testResults'][number];

const toFileResult =
  (project: string) =>
  ({ name, status, message, startTime, endTime, assertionResults }: Tested): FileResult => {
    const failed = assertionResults.flatMap(({ fullName, status: ended, failureMessages, location }) =>
      ended === 'failed'
        ? [{ test: fullName, line: location?.line ?? 0, message: plain(failureMessages.join('\n')) }]
        : [],
    );
    const outside = { test: 'the file itself', line: 0, message: plain(message) };
    return {
      file: relative(root, name),
      project,
      passed: assertionResults.filter((test) => test.status === 'passed').length,
      skipped: assertionResults.filter((test) => !['passed', 'failed'].includes(test.status)).length,
      seconds: (endTime - startTime) / 1_000,
      failures: status === 'failed' && failed.length === 0 ? [outside] : failed,
      quarantined: [],
      runs: 1,
      flaky: [],
    };
  };

const plain = (message: string) => stripVTControlCharacters(message).trim();
