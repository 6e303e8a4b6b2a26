import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';
import type { Counted } from './jest.ts';
import { runCommand } from './run-command.ts';

const Report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/**
 * Runs the end-to-end tests, all or those in some files, and counts from Playwright's report; a flaky test counts as
 * failed.
 */
export const runPlaywright = async (only: readonly string[] = []): Promise<Counted> => {
  const folder = await mkdtemp(join(tmpdir(), 'playwright-'));
  const report = join(folder, 'report.json');
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json', ...only];
  const { output } = await runCommand(process.execPath, args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    show: true,
  });
  const text = await readFile(report, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  if (text === undefined) return { passed: 0, failed: 1, skipped: 0, output };
  const { stats, errors } = Report.parse(JSON.parse(text));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    output,
  };
};
