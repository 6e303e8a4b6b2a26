import { defineConfig } from '@playwright/test';
import { z } from 'zod';
import usual from '../../tests/e2e/playwright.config.ts';
import type { Portal } from '../../tests/e2e/portal.ts';
import { type Change, changes, userAgentOf } from './changes.ts';

/**
 * The browser tests of the table of texts: each project is one changed text and the test that must notice it, after a
 * round without a change.
 */
const { numbers, healthy } = z
  .object({ numbers: z.array(z.number()), healthy: z.boolean() })
  .parse(JSON.parse(process.env.WORDS ?? '{"numbers":[],"healthy":false}'));
const chosen = numbers.flatMap((number) => changes.slice(number, number + 1));

/** The project and mode in which the tests of a spec usually run. */
const modeOf = (spec: string) => {
  if (spec.includes('no-pilot')) return 'without the pilot';
  return /review|ops|writing/.test(spec) ? 'with review and a model' : 'at 1440 px';
};
const usualUse = (spec: string) => usual.projects?.find(({ name }) => name === modeOf(spec))?.use;

/** These tests leave data behind that a second run at the same time would find. */
const alone = /story|visa|applications|browse|no-pilot|writing|review|ops/;

const literal = (title: string) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const projectOf = (name: string, spec: string, tests: readonly string[], userAgent: string) => {
  const use = usualUse(spec);
  return {
    name,
    testDir: '../../tests/e2e',
    testMatch: spec.replace('tests/e2e', '**'),
    // Tags stand behind the title.
    grep: new RegExp(`(${tests.map(literal).join('|')})(?: @\\w+)*$`),
    use: { ...use, userAgent, mode: { ...use?.mode, alone: alone.test(spec) } },
  };
};

const healthyOf = (spec: string, them: readonly Change[]) =>
  projectOf(`healthy ${spec}`, spec, [...new Set(them.map(({ test }) => test))], userAgentOf(-1));

/** Short, because a test waits for the original text in vain. */
const patienceMs = 10_000;

export default defineConfig<object, Portal>({
  ...usual,
  testDir: '../../tests/e2e',
  outputDir: process.env.WORDS_OUTPUT ?? 'results',
  workers: Number(process.env.WORDS_WORKERS ?? 4),
  timeout: 90_000,
  expect: { timeout: patienceMs },
  use: {
    ...usual.use,
    actionTimeout: patienceMs,
    screenshot: 'off',
    connectOptions: { wsEndpoint: process.env.WORDS_BROWSER ?? '' },
  },
  reporter: [['./words-reporter.ts']],
  projects: [
    ...(healthy ? [...Map.groupBy(chosen, ({ spec }) => spec)].map(([spec, them]) => healthyOf(spec, them)) : []),
    ...chosen.map(({ number, spec, test }) => projectOf(`text ${number}`, spec, [test], userAgentOf(number))),
  ],
});
