import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '@waratah/stack/settings';
import { runCommand } from '../../tools/run-command.ts';
import { faultsIn, readQuarantine } from '../../tools/suite/quarantine.ts';

/** The day of the last commit, so that a commit stays as green as it was; without git that of the newest row. */
const lastDay = async (days: readonly string[]) => {
  const { code, output } = await runCommand('git', ['log', '-1', '--format=%cs']).catch(() => ({
    code: 1,
    output: '',
  }));
  return code === 0 ? output.trim() : (days.toSorted().at(-1) ?? '');
};

test('tests in quarantine are few, exist, have an owner and an issue, and are mended within 14 days', async () => {
  const rows = await readQuarantine();
  const textOf = (file: string) => {
    const path = join(root, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  expect(faultsIn(rows, await lastDay(rows.map(({ since }) => since)), textOf)).toEqual([]);
});
