import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@waratah/stack/settings';
import { buildWeb } from '@waratah/stack/web-build';
import { randomOf } from '../bench/search/world.ts';
import { ensureHeadless } from '../chromium.ts';
import { runJest } from '../suite/jest.ts';
import { runPlaywright } from '../suite/playwright.ts';
import type { Result } from '../suite/results.ts';
import { brokenRunner } from '../suite/stage.ts';
import { changedFiles, exactFile, isSpec, projectOf, testsAmong, testsWith, usualBase } from '../suite/test-files.ts';
import { startLoad } from './load.ts';
import { startStalls } from './stalls.ts';
import { rowsOf, tableOf } from './table.ts';

/**
 * `npm run flakes -- [PATHS]` finds tests that depend on luck: it runs them again and again in other orders, beside busy
 * loops, while their servers and browsers pause now and then. Without paths it takes the test files that changed since
 * `--since`, by default `origin/main`, or HEAD where there is no such branch. Exit code 1 if a test ever failed.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    times: { type: 'string', default: '10' },
    load: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    stalls: { type: 'boolean', default: true },
    since: { type: 'string' },
  },
});
const [times, load, seed] = [Number(values.times), Number(values.load), Number(values.seed)];
if (!Number.isInteger(seed) || !(times >= 1) || !(load >= 0)) {
  console.error('--times, --load and --seed are numbers');
  process.exit(1);
}
const since = values.since ?? (await usualBase());
const files = positionals.length > 0 ? await testsWith(positionals) : testsAmong(await changedFiles(since));
if (files.length === 0) {
  console.error(`No test file ${positionals.length > 0 ? 'has this path' : `changed since ${since}`}.`);
  process.exit(1);
}

const specs = files.filter(isSpec);
const others = files.filter((file) => !isSpec(file));
const projects = [...new Set(others.map(projectOf))];
if (specs.length > 0 || projects.includes('services')) await buildWeb();
if (specs.length > 0) await ensureHeadless();

const time = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => time.abort());
const { signal } = time;

const runRound = async (order: number): Promise<readonly Result[]> => [
  ...(others.length > 0
    ? [
        await runJest(projects, { show: true, workers: 2, only: others.map(exactFile), order, signal }).catch(
          brokenRunner,
        ),
      ]
    : []),
  ...(specs.length > 0 && !signal.aborted
    ? [await runPlaywright({ only: specs.map(exactFile), order, signal }).catch(brokenRunner)]
    : []),
];

const began = new Date().toISOString();
const rounds: (readonly Result[])[] = [];
const paused = await (async () => {
  using _load = startLoad(load);
  using stalls = values.stalls ? startStalls(randomOf(seed)) : undefined;
  while (rounds.length < times && !signal.aborted) {
    console.log(`\n== round ${rounds.length + 1} of ${times}, seed ${seed + rounds.length}`);
    const results = await runRound(seed + rounds.length);
    // What a person ends says nothing about the tests.
    if (!signal.aborted) rounds.push(results);
  }
  return stalls?.count() ?? 0;
})();

const rows = rowsOf(rounds);
const how = `${rounds.length} rounds, seed ${seed}, load ${load}, ${paused} pauses of servers and browsers`;
const report = [`## ${began}: ${how}`, '', ...files.map((file) => `- ${file}`), '', tableOf(rows, rounds.length)].join(
  '\n',
);
await mkdir(join(root, 'test-results'), { recursive: true });
await appendFile(join(root, 'test-results/flakes.md'), `${report}\n\n`);
console.log(`\n${report}\n`);
console.log(`flakes: ${rows.length} failed in ${rounds.length} rounds of ${files.length} files`);
process.exit(rows.length > 0 || signal.aborted ? 1 : 0);
