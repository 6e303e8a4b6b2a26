import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
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
          ancestorTitles: z.array(z.string()),
          title: z.string(),
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
  /**
   * How many test files run at the same time; by default one per core. A single worker of server tests would be Jest's own
   * process, which an error outside a test would end.
   */
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
    const failed = assertionResults.flatMap(({ ancestorTitles, title, status: ended, failureMessages, location }) => {
      if (ended !== 'failed') return [];
      const failure = plain(failureMessages.join('\n'));
      const line = location?.line ?? lineIn(failure, basename(name));
      return [{ test: [...ancestorTitles, title].join(' '), line, message: failure }];
    });
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

/** What the runner adds to the address of a test file, so that Node reads the file anew. */
const query = /(?<=\.test\.ts)\?\d+/g;

const plain = (message: string) => stripVTControlCharacters(message).replaceAll(query, '').trim();

/** The line of this file in a stack trace; 0 if it is not there. */
const lineIn = (stack: string, file: string) => Number(stack.split(`/${file}:`)[1]?.split(':')[0] ?? 0);
