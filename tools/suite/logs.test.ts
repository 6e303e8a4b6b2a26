import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { dropLogsOfPassed, logsOf } from './logs.ts';
import type { FileResult, Result } from './results.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'logs-'));
});
afterEach(() => rm(folder, { recursive: true }));

const ended = (file: string, failed: 'once' | 'twice' | 'never'): FileResult => {
  const failures = [{ test: 'a test', line: 1, message: 'no' }];
  return {
    file,
    project: 'services',
    passed: 1,
    skipped: 0,
    seconds: 1,
    quarantined: [],
    runs: 2,
    failures: failed === 'twice' ? failures : [],
    flaky: failed === 'once' ? failures : [],
  };
};

const [sound, flaky, red] = ['services/visa', 'journeys/visa', 'chaos/kills'].map((name) => `tests/${name}.test.ts`);
const written = ['shared', 'services/visa', 'journeys/visa', 'chaos/kills'].map(
  (name) => `test-results/logs/${name}/portal-1.log`,
);

const left = (...files: readonly FileResult[]) => leftOf({ files, trouble: undefined });
const leftOf = async (result: Pick<Result, 'files' | 'trouble'>) => {
  for (const path of written) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), 'a line');
  }
  await dropLogsOfPassed(result, folder);
  const paths = await readdir(folder, { recursive: true });
  return paths.filter((path) => path.endsWith('.log')).toSorted();
};

test('logs of files that passed at once are deleted, those of failed and flaky files stay with the shared ones', async () => {
  expect(await left(ended(sound ?? '', 'never'), ended(flaky ?? '', 'once'), ended(red ?? '', 'twice'))).toEqual(
    written.filter((path) => !path.includes('services/visa')).toSorted(),
  );
});

test('all logs stay if the runner failed', async () => {
  expect(await leftOf({ files: [], trouble: 'Jest ended with code 137' })).toEqual(written.toSorted());
});

test('if everything passed at once no log stays', async () => {
  expect(await left(ended(sound ?? '', 'never'), ended('tests/e2e/story.spec.ts', 'never'))).toEqual([]);
});

test('of a run in a browser that failed the logs of its portals stay', async () => {
  expect(await left(ended('tests/e2e/story.spec.ts', 'twice'), ended('tests/e2e/home.spec.ts', 'never'))).toEqual(
    written.toSorted(),
  );
  expect(logsOf('tests/e2e/story.spec.ts')).toBe('test-results/logs/shared');
  expect(logsOf('services/kit/src/errors.test.ts')).toBeUndefined();
});
