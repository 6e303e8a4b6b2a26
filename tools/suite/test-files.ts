import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@waratah/stack/settings';
import { mustRun } from '../run-command.ts';

const linesOf = async (args: readonly string[]) => (await mustRun('git', args)).split('\n').filter(Boolean);

/** What changes are compared with: the main branch of the remote if there is one, else the last commit. */
export const usualBase = async (): Promise<string> => {
  const [found] = await linesOf(['for-each-ref', '--format=%(refname:short)', 'refs/remotes/origin/main']);
  return found ?? 'HEAD';
};

/** Files that differ from where this branch left a commit, in commits or not yet in one; deleted files too. */
export const changedFiles = async (since: string): Promise<readonly string[]> => [
  ...(await linesOf(['diff', '--name-only', '--no-renames', '--merge-base', since])),
  ...(await linesOf(['ls-files', '--others', '--exclude-standard'])),
];

/** A file as a regular expression for the runners, which compare it with whole paths. */
export const exactFile = (file: string) => `/${file.replaceAll('.', '\\.')}$`;

export const isSpec = (file: string) => file.startsWith('tests/e2e/') && file.endsWith('.spec.ts');
const isTest = (file: string) => isSpec(file) || /\.test\.tsx?$/.test(file);

/** The project of jest.config.mjs that a test file belongs to. */
export const projectOf = (file: string): 'unit' | 'contracts' | 'web' | 'services' => {
  if (file.startsWith('web/')) return 'web';
  if (file.startsWith('tests/contracts/')) return 'contracts';
  return file.startsWith('tests/') ? 'services' : 'unit';
};

/** The test files among some files, those that still exist. */
export const testsAmong = (files: readonly string[]) =>
  files.filter((file) => isTest(file) && existsSync(join(root, file)));

/** The test files of the repository whose path has one of these parts. */
export const testsWith = async (parts: readonly string[]): Promise<readonly string[]> => {
  const files = await linesOf(['ls-files', '--cached', '--others', '--exclude-standard']);
  return testsAmong(files).filter((file) => parts.some((part) => file.includes(part)));
};
