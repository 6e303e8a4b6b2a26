import { defineConfig } from '@playwright/test';
import { headlessPath } from '../../tools/chromium.ts';
import { isLanding } from '../support/scale.ts';
import type { Portal } from './portal.ts';

const quiet = ['background-networking', 'component-update', 'gpu', 'quic', 'sync'].map((what) => `--disable-${what}`);
/** Compiling a page's code well does not pay where the page lives for seconds; it does where axe checks each screen. */
const brief = isLanding ? ['--js-flags=--no-opt --no-maglev'] : [];
/** Tests for screens or paths that differ on a phone; sound.ts checks every screen in a narrow window anyway. */
const onPhones = ['**/story.spec.ts', '**/home.spec.ts', '**/screens.spec.ts', '**/browse.spec.ts'];
const otherModes = [
  '**/*no-pilot.spec.ts',
  '**/review.spec.ts',
  '**/writing.spec.ts',
  '**/ops.spec.ts',
  '**/layout.spec.ts',
  '**/first-day.spec.ts',
];
const desktop = { viewport: { width: 1440, height: 900 } };

/** Each worker starts a complete portal, and another one for each mode. */
export default defineConfig<object, Portal>({
  testDir: '.',
  outputDir: 'results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A slow machine needs several times as long as a quiet one; only a test that hangs takes this long.
  timeout: 900_000,
  expect: { timeout: Number(process.env.EXPECT_TIMEOUT_MS ?? 60_000) },
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    contextOptions: { reducedMotion: 'reduce' },
    // A screenshot of each step costs as much as the step, so it is only for investigating a failure.
    trace: process.env.TRACE ? { mode: 'retain-on-failure', screenshots: false, sources: false } : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 120_000,
    launchOptions: { executablePath: headlessPath, args: ['--no-sandbox', '--no-first-run', ...quiet, ...brief] },
  },
  projects: [
    // First those of few files: while a worker runs the last of them, another one is at the many files of the last.
    { name: 'with the demo', testMatch: 'layout.spec.ts', use: { mode: { demo: true } } },
    {
      name: 'at 390 px, every part a process',
      testMatch: onPhones,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, mode: { apart: true } },
    },
    {
      name: 'without the pilot',
      testMatch: '**/*no-pilot.spec.ts',
      use: { ...desktop, mode: { settings: { PILOT: 'off' } } },
    },
    {
      name: 'with review and a model',
      testMatch: ['review.spec.ts', 'ops.spec.ts', 'writing.spec.ts'],
      use: { ...desktop, mode: { model: true, settings: { MODERATION: 'review', OPENAI_TIMEOUT_MS: '30000' } } },
    },
    {
      name: 'with first matches',
      testMatch: 'first-day.spec.ts',
      use: { ...desktop, mode: { settings: { FIRST_MATCHES: 'on' } } },
    },
    { name: 'at 1440 px', testIgnore: otherModes, use: desktop },
  ],
});
