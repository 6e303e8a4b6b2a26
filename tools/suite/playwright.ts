import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';
import { runCommand } from '../run-command.ts';
import type { FileResult, Result } from './results.ts';

const Tested = z.object({
  projectName: z.string(),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().default('') })) })),
});
const Spec = z.object({ title: z.string(), line: z.number(), tests: z.array(Tested) });
const Suite = z.object({
  file: z.string(),
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});
const Report = z.object({
  suites: z.array(Suite),
  errors: z.array(z.object({ message: z.string().default('') })),
});

const folderOfTests = 'tests/e2e';

export type PlaywrightOptions = Readonly<{
  /** Parts of the paths of the test files to run; by default all. */
  only?: readonly string[] | undefined;
  /** Projects of playwright.config.ts; by default all. */
  projects?: readonly string[] | undefined;
  /** Leaves out the tests with this tag. */
  withoutTag?: string | undefined;
  /** How many browsers, each with a portal of its own. */
  workers?: number;
  /** The seed of the order of the files; by default that of their names. */
  order?: number | undefined;
  env?: Readonly<Record<string, string>> | undefined;
  /** Ends the run. */
  signal?: AbortSignal | undefined;
}>;

/** Runs browser tests. Without a retry of its own: `runStage` runs failed files again. */
export const runPlaywright = async ({
  only = [],
  projects = [],
  withoutTag,
  workers = 2,
  order,
  env,
  signal,
}: PlaywrightOptions = {}): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'playwright-'));
  const report = join(folder, 'report.json');
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const { output, code } = await runCommand(
    process.execPath,
    [
      cli,
      'test',
      ...only,
      `--config=${folderOfTests}/playwright.config.ts`,
      '--reporter=list,json',
      `--workers=${workers}`,
      ...projects.map((project) => `--project=${project}`),
      ...(withoutTag === undefined ? [] : [`--grep-invert=${withoutTag}`]),
      ...(order === undefined ? [] : [`--shuffle=${order}`]),
    ],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, show: true, signal },
  );
  const text = await readFile(report, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  if (text === undefined)
    return { files: [], output, trouble: `Playwright ended with code ${code} and without a report` };
  const { suites, errors } = Report.parse(JSON.parse(text));
  const trouble = errors.map(({ message }) => plain(message)).join('\n');
  return { files: suites.flatMap(toFileResults), output, trouble: trouble === '' ? undefined : trouble };
};

const specsIn = ({ specs, suites = [] }: z.infer<typeof Suite>): readonly z.infer<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** A file has a result for each project that ran it. */
const toFileResults = (suite: z.infer<typeof Suite>): readonly FileResult[] => {
  const tests = specsIn(suite).flatMap(({ title, line, tests }) => tests.map((test) => ({ title, line, ...test })));
  const projects = [...new Set(tests.map(({ projectName }) => projectName))];
  return projects.map((project) => {
    const own = tests.filter(({ projectName }) => projectName === project);
    const ended = (wanted: string) => own.filter(({ status }) => status === wanted);
    return {
      file: `${folderOfTests}/${suite.file}`,
      project,
      passed: ended('expected').length,
      skipped: ended('skipped').length,
      seconds: own.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1_000,
      failures: ended('unexpected').map(({ title, line, results }) => ({
        test: title,
        line,
        message: plain(results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n')),
      })),
      quarantined: [],
      runs: 1,
      flaky: [],
    };
  });
};

const plain = (message: string) => stripVTControlCharacters(message).trim();
