import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@waratah/stack/settings';
import { generators } from './generators.ts';
import { runJest } from './suite/jest.ts';
import { countsOf } from './suite/results.ts';
import { ofLanding } from './suite/stages.ts';
import { mustRun } from './run-command.ts';

/** `npm run check`: types, lint, format, generated files, unit and contract tests. Starts no servers. */
const contentsOf = async (patterns: readonly string[]) => {
  const files = await Array.fromAsync(glob([...patterns], { cwd: root }));
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const)),
  );
};

const regenerate = async ({ files, run, name }: (typeof generators)[number]) => {
  const before = await contentsOf(files);
  await run();
  const after = await contentsOf(files);
  const stale = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  if (stale.length > 0) throw new Error(`Out of date, and written anew (${name}): ${stale.join(', ')}`);
};

const steps: Readonly<Record<string, () => Promise<unknown>>> = {
  'generated files': async () => {
    for (const generator of generators) await regenerate(generator);
  },
  events: () => mustRun('buf', ['lint'], { cwd: join(root, 'proto-events') }),
  'events stay readable': () =>
    mustRun('buf', ['breaking', '--against', 'published.binpb'], { cwd: join(root, 'proto-events') }),
  types: () => mustRun('tsc', ['-p', 'tsconfig.json']),
  'types of the client': () => mustRun('tsc', ['-p', 'web']),
  lint: () => mustRun('oxlint', ['--type-aware', '--deny-warnings']),
  'regular expressions': () => mustRun('node', ['--disable-warning=ExperimentalWarning', 'tools/patterns/main.ts']),
  format: () => mustRun('biome', ['format', '.']),
  'nothing unused': () => mustRun('knip', ['--no-progress']),
  tests: async () => {
    const result = await runJest(['unit', 'contracts', 'web'], { env: ofLanding });
    if (countsOf(result).failed > 0) throw new Error(result.output);
  },
};

for (const [name, step] of Object.entries(steps)) {
  const began = Date.now();
  try {
    await step();
    console.log(`  ok  ${name} (${((Date.now() - began) / 1_000).toFixed(1)} s)`);
  } catch (error) {
    console.error(`FAIL  ${name}\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
