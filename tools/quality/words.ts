import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from '@playwright/test';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';
import usual from '../../tests/e2e/playwright.config.ts';
import { runStack } from '../../tests/e2e/run-stack.ts';
import { ensureHeadless } from '../chromium.ts';
import { mustRun, runCommand } from '../run-command.ts';
import { type Change, changes } from './changes.ts';

export type Options = Readonly<{
  /** How many texts to test, chosen at random. */
  sample?: number;
  seed: number;
  /** Tests only these texts. */
  only?: readonly string[];
  /** Whether each test first runs once without a change. */
  healthy?: boolean;
}>;

const verdicts = ['seen', 'failed elsewhere', 'not seen', 'fails without a change', 'did not run'] as const;
type Verdict = (typeof verdicts)[number];

const vite = join(root, 'node_modules/vite/bin/vite.js');
const build = (dist: string, config: string) => {
  const options = ['--config', config, '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'];
  return mustRun(process.execPath, [vite, 'build', 'web', ...options]);
};

/** Builds a client in which each text can be shown changed, and the operators' console with it. */
const buildClients = async (dist: string) => {
  await build(dist, 'tools/quality/changed-text.config.ts');
  await build(join(dist, 'ops'), 'web/config/vite.ops.ts');
};

/** Shuffles in the same order for the same seed (mulberry32). */
const shuffled = <T>(items: readonly T[], seed: number) => {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
};

const Ended = z.object({
  project: z.string(),
  test: z.string(),
  passed: z.boolean(),
  messages: z.array(z.string()),
});
type Ended = z.infer<typeof Ended>;

/** One browser for all, because each change has its own worker. */
const launchBrowser = async () => {
  const server = await chromium.launchServer({ ...usual.use?.launchOptions });
  return { endpoint: server.wsEndpoint(), [Symbol.asyncDispose]: () => server.close() };
};

/** Runs all the tests that must notice a change. */
const runTests = async (chosen: readonly Change[], dist: string, healthy: boolean) => {
  await using stack = await runStack({ dist });
  await using browser = await launchBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'words-results-'));
  const report = join(folder, 'report');
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const { output } = await runCommand(process.execPath, [cli, 'test', '--config', 'tools/quality/words.config.ts'], {
    show: true,
    env: {
      RUNNING_STACK: JSON.stringify(stack),
      WEB_DIST: dist,
      SOUND: 'off',
      WORDS_BROWSER: browser.endpoint,
      WORDS: JSON.stringify({ numbers: chosen.map(({ number }) => number), healthy }),
      WORDS_REPORT: report,
      WORDS_OUTPUT: join(folder, 'output'),
    },
  });
  const text = await readFile(report, 'utf8').catch(() => {
    throw new Error(`No test ran:\n${output}`);
  });
  await rm(folder, { recursive: true, force: true });
  return text
    .trim()
    .split('\n')
    .map((line) => Ended.parse(JSON.parse(line)));
};

/** A message without colours, and without escapes of regular expressions. */
const plain = (message: string) => stripVTControlCharacters(message).replaceAll('\\', '');

/** Whether a failure is about the changed text, and not about something else. */
const speaksOf = ({ what, from }: Change, { messages }: Ended) =>
  typeof from === 'number' ||
  messages.some((message) => [what, from.trim()].some((words) => plain(message).includes(words)));

const verdictOn = (change: Change, ended: readonly Ended[]): Verdict => {
  const healthy = ended.find(({ project, test }) => project === `healthy ${change.spec}` && test === change.test);
  if (healthy && !healthy.passed) return 'fails without a change';
  const own = ended.find(({ project }) => project === `text ${change.number}`);
  if (!own) return 'did not run';
  if (own.passed) return 'not seen';
  return speaksOf(change, own) ? 'seen' : 'failed elsewhere';
};

const choose = ({ sample = changes.length, seed, only }: Options) =>
  shuffled(changes, seed)
    .filter(({ what }) => !only || only.includes(what))
    .slice(0, sample);

const why = (change: Change, verdict: Verdict, ended: readonly Ended[]) => {
  if (verdict === 'seen' || verdict === 'not seen') return '';
  const name = verdict === 'fails without a change' ? `healthy ${change.spec}` : `text ${change.number}`;
  const message = ended.find(({ project, test }) => project === name && test === change.test)?.messages[0] ?? '';
  return `\n${plain(message).split('\n').slice(0, 8).join('\n')}`;
};

/**
 * Changes a word in each text of the table, and each constant, and checks whether the browser test that belongs to it
 * fails.
 */
export const words = async (options: Options) => {
  await ensureHeadless();
  const chosen = choose(options);
  const dist = await mkdtemp(join(tmpdir(), 'words-dist-'));
  await buildClients(dist);
  const ended = await runTests(chosen, dist, options.healthy ?? true);
  await rm(dist, { recursive: true, force: true });
  const count = new Map<Verdict, number>();
  for (const change of chosen) {
    const verdict = verdictOn(change, ended);
    count.set(verdict, (count.get(verdict) ?? 0) + 1);
    const told = `${change.to}  (${change.place}; ${change.spec}: ${change.test})`;
    console.log(`${verdict.padEnd(22)} ${change.what} -> ${told}${why(change, verdict, ended)}`);
  }
  const counts = verdicts.flatMap((verdict) => (count.has(verdict) ? [`${count.get(verdict)} ${verdict}`] : []));
  console.log(
    `texts and constants changed: ${counts.join(', ')}; ${changes.length} in the table, seed ${options.seed}`,
  );
  return { passed: count.get('seen') ?? 0, failed: chosen.length - (count.get('seen') ?? 0), skipped: 0 };
};
