import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@waratah/stack/settings';
import type { FileResult, Result } from './results.ts';

/** Where test files and the portals that they share keep logs during a run; git ignores it. */
const logsPath = 'test-results/logs';

/** The folder of portals that many test files use. */
export const sharedPath = join(logsPath, 'shared');

/** The folder, from the root of the repository, that has the logs of a failed test; undefined if it uses no servers. */
export const logsOf = (file: string): string | undefined => {
  if (file.startsWith('tests/e2e/')) return sharedPath;
  const [, folder, name] = /^tests\/(services|journeys|chaos|security)\/(.+)\.test\.ts$/.exec(file) ?? [];
  return folder === undefined || name === undefined ? undefined : join(logsPath, folder, name);
};

const remove = (path: string) => rm(path, { recursive: true, force: true });

/** Deletes the logs of an earlier run. */
export const clearLogs = () => remove(join(root, logsPath));

/**
 * Deletes the logs of test files that passed at once; if all did, those of shared portals too. A runner that failed by
 * itself has not told of all files, so then everything stays.
 */
export const dropLogsOfPassed = async (
  { files, trouble }: Pick<Result, 'files' | 'trouble'>,
  folder = root,
): Promise<void> => {
  if (trouble !== undefined) return;
  const isSound = ({ failures, flaky, quarantined }: FileResult) =>
    failures.length + flaky.length + quarantined.length === 0;
  if (files.every(isSound)) return remove(join(folder, logsPath));
  const sound = files.filter(isSound).flatMap(({ file }) => logsOf(file) ?? []);
  await Promise.all(sound.filter((path) => path !== sharedPath).map((path) => remove(join(folder, path))));
};
