import { globSync } from 'node:fs';
import { root } from '@waratah/stack/settings';
import { buildWeb } from '@waratah/stack/web-build';
import usual from '../../tests/e2e/playwright.config.ts';
import { ensureHeadless } from '../chromium.ts';
import { words } from '../quality/words.ts';
import { runJest } from './jest.ts';
import { onlyInAll } from './only-in-all.ts';
import { type PlaywrightOptions, runPlaywright } from './playwright.ts';
import type { FileResult, Result } from './results.ts';
import type { Stage } from './stage.ts';
import { exactFile } from './test-files.ts';

const fast = ['unit', 'contracts', 'web'] as const;

const namesOf = (files: readonly FileResult[]) => [...new Set(files.map(({ file }) => file))];
const projectsOf = (files: readonly FileResult[]) => [...new Set(files.map(({ project }) => project))];

/** Tests take smaller counts then, and leave out what they say belongs to `npm run test:all` (tests/support/scale.ts). */
const ofLanding = { TESTS: 'landing' };

type Part = Readonly<{ signal: AbortSignal; env?: Readonly<Record<string, string>> }>;

const fastTests = ({ signal, env }: Part): Stage => ({
  name: 'units and contracts',
  exitCode: 11,
  run: () => runJest(fast, { show: true, workers: 2, env, signal }),
  again: (files) => runJest(fast, { show: true, workers: 1, only: namesOf(files).map(exactFile), env, signal }),
});

const onServers = ({ signal, env, without }: Part & Readonly<{ without: readonly string[] }>): Stage => ({
  name: 'services, journeys and faults',
  exitCode: 12,
  run: async () => {
    await buildWeb();
    return runJest(['services'], { show: true, workers: 2, without, env, signal });
  },
  again: (files) => runJest(['services'], { show: true, workers: 1, only: namesOf(files).map(exactFile), env, signal }),
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
  onServers({ signal, without: [] }),
  inABrowser(signal, {}),
  changedWords,
];
