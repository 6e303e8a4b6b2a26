import { globSync } from 'node:fs';
import { root } from '@waratah/stack/settings';
import { buildWeb } from '@waratah/stack/web-build';
import usual from '../../tests/e2e/playwright.config.ts';
import { ensureHeadless } from '../chromium.ts';
import { words } from '../quality/words.ts';
import { affectedBy } from './affected.ts';
import { runJest } from './jest.ts';
import { onlyInAll } from './only-in-all.ts';
import { type PlaywrightOptions, runPlaywright } from './playwright.ts';
import type { FileResult, Result } from './results.ts';
import type { Stage } from './stage.ts';
import { changedFiles, exactFile, testsWith } from './test-files.ts';

const fast = ['unit', 'contracts', 'web'] as const;

const namesOf = (files: readonly FileResult[]) => [...new Set(files.map(({ file }) => file))];
const projectsOf = (files: readonly FileResult[]) => [...new Set(files.map(({ project }) => project))];

/** Tests take smaller counts then, and leave out what they say belongs to `npm run test:all` (tests/support/scale.ts). */
export const ofLanding = { TESTS: 'landing' };

type Part = Readonly<{ signal: AbortSignal; env?: Readonly<Record<string, string>> | undefined }>;

/** Runs one file after the other, each in a process of its own. */
const alone = async (projects: readonly string[], files: readonly FileResult[], { env, signal }: Part) => {
  const results: Result[] = [];
  for (const file of namesOf(files))
    results.push(await runJest(projects, { show: true, workers: 2, only: [exactFile(file)], env, signal }));
  return { files: results.flatMap((result) => result.files), output: '', trouble: results.find(broke)?.trouble };
};

const broke = ({ trouble }: Result) => trouble !== undefined;

type Fast = Part & Readonly<{ name?: string; projects?: readonly string[]; since?: string }>;

const fastTests = ({ signal, env, name = 'units and contracts', projects = fast, since }: Fast): Stage => ({
  name,
  exitCode: 11,
  run: () => runJest(projects, { show: true, workers: 2, since, env, signal }),
  again: (files) => alone(projects, files, { env, signal }),
});

type Some = Part & Readonly<{ only?: readonly string[]; without?: readonly string[] }>;

const onServers = ({ signal, env, only = [], without = [] }: Some): Stage => ({
  name: 'services, journeys and faults',
  exitCode: 12,
  run: async () => {
    await buildWeb();
    return runJest(['services'], { show: true, workers: 2, only, without, env, signal });
  },
  again: (files) => alone(['services'], files, { env, signal }),
});

type Chosen = Pick<PlaywrightOptions, 'only' | 'projects' | 'withoutTag' | 'env'>;

/** Each screen is checked where `npm run test:all` shows it; here only the most used ones (tests/e2e/sound.ts). */
const landingSpecs: Chosen = {
  only: globSync('tests/e2e/*.spec.ts', { cwd: root })
    .filter((file) => !onlyInAll.specs.some((left) => left === file))
    .map(exactFile),
  projects: (usual.projects ?? []).flatMap(({ name = '' }) =>
    onlyInAll.browserProjects.some((left) => left === name) ? [] : [name],
  ),
  withoutTag: onlyInAll.browserTag,
  env: { ...ofLanding, SOUND: 'some' },
};

const inABrowser = (signal: AbortSignal, { only, projects, ...how }: Chosen): Stage => ({
  name: 'in a browser',
  exitCode: 13,
  run: async () => {
    await buildWeb();
    await ensureHeadless();
    return runPlaywright({ only, projects, ...how, signal });
  },
  again: (files) =>
    runPlaywright({ only: namesOf(files).map(exactFile), projects: projectsOf(files), workers: 1, ...how, signal }),
});

const changedWords: Stage = {
  name: 'changed words, each missed by its browser test',
  exitCode: 13,
  run: async (): Promise<Result> => {
    const { passed, failed } = await words({ sample: 6, seed: 1, healthy: false });
    const failures = Array.from({ length: failed }, () => ({ test: 'a changed word', line: 0, message: 'see above' }));
    const file = { file: 'tools/quality/words.ts', project: 'words', passed, skipped: 0, seconds: 0 };
    return { files: [{ ...file, failures, quarantined: [], runs: 1, flaky: [] }], output: '', trouble: undefined };
  },
  again: () => changedWords.run(),
};

/** What decides whether a change may reach main. */
export const landing = (signal: AbortSignal): readonly Stage[] => [
  fastTests({ signal, env: ofLanding }),
  onServers({ signal, env: ofLanding, without: onlyInAll.paths }),
  inABrowser(signal, landingSpecs),
];

/** Every test there is. */
export const everything = (signal: AbortSignal): readonly Stage[] => [
  fastTests({ signal }),
  onServers({ signal }),
  inABrowser(signal, {}),
  changedWords,
];

/** What a change since a commit can break: tests that import it, all contracts, and those of the changed services. */
export const affected = async (signal: AbortSignal, since: string): Promise<readonly Stage[]> => {
  const { onServers: some, specs } = affectedBy(await changedFiles(since), await testsWith(['tests/']));
  const only = some.map(exactFile);
  return [
    fastTests({ name: 'units', projects: ['unit', 'web'], since, signal, env: ofLanding }),
    fastTests({ name: 'contracts', projects: ['contracts'], signal, env: ofLanding }),
    ...(only.length > 0 ? [onServers({ only, signal, env: ofLanding })] : []),
    ...(specs.length > 0 ? [inABrowser(signal, { ...landingSpecs, projects: [], only: specs.map(exactFile) })] : []),
  ];
};
