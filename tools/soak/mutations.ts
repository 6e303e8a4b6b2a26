import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@waratah/stack/settings';
import { runCommand } from '../run-command.ts';
import { type Mutation, mutationsOf } from './mutations-of.ts';
import { openCopy } from './source-copy.ts';

/** Where mutations are drawn, and how many percent of them from each place. */
const areas = {
  domain: { files: ['services/*/src/domain/**/*.ts', 'services/vocabulary/src/**/*.ts'], share: 40 },
  kit: { files: ['services/kit/src/**/*.ts'], share: 15 },
  gateway: { files: ['gateway/src/**/*.ts'], share: 15 },
  actions: { files: ['services/*/src/{actions,store}/**/*.ts'], share: 15 },
  client: { files: ['web/src/{lib,features}/**/*.ts'], share: 15 },
} as const;

type Area = keyof typeof areas;
type Drawn = Readonly<{ area: Area; file: string; mutation: Mutation; text: string }>;
/** A run that exceeded the time limit on a busy machine proves nothing. */
type Outcome = 'killed' | 'survived' | 'undecided';

const isSource = (file: string) => !/\.test\.ts$|__generated__|\/gql\//.test(file);

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const draw = async (area: Area, count: number, random: () => number): Promise<readonly Drawn[]> => {
  const files = (await Array.fromAsync(glob([...areas[area].files], { cwd: root }))).filter(isSource).toSorted();
  const drawn: Drawn[] = [];
  while (drawn.length < count) {
    const file = files[Math.floor(random() * files.length)] ?? '';
    const text = await readFile(join(root, file), 'utf8');
    const mutations = mutationsOf(file, text);
    const mutation = mutations[Math.floor(random() * mutations.length)];
    if (mutation) drawn.push({ area, file, mutation, text });
  }
  return drawn;
};

const limitS = 150;
const timedOut = 124;

const jest = async (folder: string, args: readonly string[]): Promise<Outcome> => {
  const command = [String(limitS), process.execPath, '--experimental-vm-modules', '--no-warnings'];
  const runner = [join(folder, 'node_modules/jest/bin/jest.js'), '--bail', '--maxWorkers=1', '--passWithNoTests'];
  const { code } = await runCommand('timeout', [...command, ...runner, ...args], { cwd: folder });
  if (code === timedOut) return 'undecided';
  return code === 0 ? 'survived' : 'killed';
};

/** The tests that may notice a change of a file: those that import it, and its service's tests on real servers. */
const judge = async (folder: string, { file }: Drawn): Promise<Outcome> => {
  const near = ['--selectProjects', 'unit', 'contracts', 'web', '--findRelatedTests', file];
  const seen = await jest(folder, near);
  if (seen !== 'survived') return seen;
  const service = /^services\/(\w+)\//.exec(file)?.[1];
  if (!service || service === 'vocabulary') return 'survived';
  const served = await jest(folder, [
    '--selectProjects',
    'services',
    '--testPathPatterns',
    `tests/services/${service}`,
  ]);
  if (served !== 'survived') return served;
  const types = await runCommand(join(folder, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], { cwd: folder });
  return types.code === 0 ? 'survived' : 'killed';
};

const lineOf = ({ text, mutation }: Drawn) => text.slice(0, mutation.start).split('\n').length;
const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100);

/**
 * `npm run soak -- mutations [--count 160] [--seed 1]`: makes one small change at a time to a copy of the committed
 * tree, and counts how often a test notices. Survivors are printed for judgement: a change that alters no behaviour
 * needs no test.
 */
export const soakMutations = async ({ count, seed }: Readonly<{ count: number; seed: number }>) => {
  const random = randomFrom(seed);
  const names: readonly Area[] = ['domain', 'kit', 'gateway', 'actions', 'client'];
  const all: Drawn[] = [];
  for (const area of names) all.push(...(await draw(area, Math.round((count * areas[area].share) / 100), random)));
  await using copy = await openCopy();
  const outcomes = { passed: 0, failed: 0 };
  for (const drawn of all) {
    const { file, mutation, text } = drawn;
    await copy.write(file, text.slice(0, mutation.start) + mutation.text + text.slice(mutation.end));
    const outcome = await judge(copy.folder, drawn);
    await copy.write(file, text);
    if (outcome !== 'undecided') outcomes[outcome === 'killed' ? 'passed' : 'failed']++;
    const change = `${oneLine(text.slice(mutation.start, mutation.end))} -> ${oneLine(mutation.text)}`;
    console.log(`${outcome.padEnd(9)} ${drawn.area.padEnd(8)} ${file}:${lineOf(drawn)} ${mutation.kind}: ${change}`);
  }
  return outcomes;
};
