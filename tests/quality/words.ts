import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@waratah/stack/settings';
import { type Pair, pairs } from '../contracts/words-table.ts';
import { runStack, type Stack } from '../e2e/run-stack.ts';
import { ensureChromium } from '../support/chromium.ts';
import { mustRun, runCommand } from '../support/run-command.ts';

type Options = Readonly<{ sample: number; seed: number }>;
type Verdict = 'seen' | 'not seen' | 'fails without a change';

/** Tests of another mode start their own stack. */
const projectOf = ({ spec }: Pair) => {
  if (spec.includes('no-pilot')) return 'without the pilot';
  if (spec.includes('writing')) return 'with a model';
  return /review|ops/.test(spec) ? 'with review' : 'at 1440 px';
};

const build = (dist: string, changed?: Pair) =>
  mustRun(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      'web',
      '--config',
      'tests/quality/changed-text.config.ts',
      '--outDir',
      dist,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ],
    { env: changed ? { CHANGED_PLACE: changed.place, CHANGED_TEXT: textIn(changed) } : {} },
  );

/** Texts with a number in them stand in their sources without it. */
const textIn = ({ text }: Pair) =>
  text === '128 Jobs Found' ? 'Jobs Found' : /^Step \d/.test(text) ? 'Options' : text;

const literal = (title: string) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether the pair's own browser test passes on what is built. */
const passes = async (pair: Pair, dist: string, stack: Stack) => {
  const project = projectOf(pair);
  const shared = project === 'at 1440 px' ? { RUNNING_STACK: JSON.stringify(stack) } : {};
  const results = await mkdtemp(join(tmpdir(), 'words-'));
  const { code } = await runCommand(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
      '--reporter=line',
      '--output',
      results,
      `--project=${project}`,
      '--timeout',
      '90000',
      '--grep',
      `${literal(pair.test)}$`,
      pair.spec,
    ],
    { env: { ...shared, WEB_DIST: dist, EXPECT_TIMEOUT_MS: '8000' } },
  );
  await rm(results, { recursive: true, force: true });
  return code === 0;
};

/** The same order for the same seed (mulberry32). */
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

/** Changes the texts of the table, one at a time, and sees whether the test that is paired with each fails. */
export const words = async ({ sample, seed }: Options) => {
  await ensureChromium();
  const dist = await mkdtemp(join(tmpdir(), 'words-dist-'));
  process.env.WEB_DIST = dist;
  await build(dist);
  await using stack = await runStack({});
  const healthy = new Map<string, boolean>();
  const verdictOn = async (pair: Pair): Promise<Verdict> => {
    const test = `${pair.spec} ${pair.test}`;
    if (!healthy.has(test)) {
      await build(dist);
      healthy.set(test, await passes(pair, dist, stack));
    }
    if (!healthy.get(test)) return 'fails without a change';
    await build(dist, pair);
    return (await passes(pair, dist, stack)) ? 'not seen' : 'seen';
  };
  const count = { seen: 0, 'not seen': 0, 'fails without a change': 0 };
  for (const pair of shuffled(pairs, seed).slice(0, sample)) {
    const verdict = await verdictOn(pair);
    count[verdict] += 1;
    console.log(`${verdict.padEnd(23)} ${pair.text}  (${pair.place}; ${pair.spec}: ${pair.test})`);
  }
  await rm(dist, { recursive: true, force: true });
  console.log(
    `texts: ${count.seen} changes seen, ${count['not seen']} not seen, ${count['fails without a change']} tests failed without a change, of ${pairs.length} in the table, seed ${seed}`,
  );
  if (count.seen < Math.min(sample, pairs.length)) process.exitCode = 1;
};
