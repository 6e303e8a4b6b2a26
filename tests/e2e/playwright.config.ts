import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../support/chromium.ts';
import type { Portal } from './portal.ts';

const quiet = ['background-networking', 'component-update', 'gpu', 'quic', 'sync'].map((what) => `--disable-${what}`);
const screens = [
  '**/story.spec.ts',
  '**/home.spec.ts',
  '**/subscribe.spec.ts',
  '**/screens.spec.ts',
  '**/employer.spec.ts',
  '**/account.spec.ts',
  '**/browse.spec.ts',
  '**/applications.spec.ts',
  '**/visa.spec.ts',
];
const otherModes = [
  '**/*no-pilot.spec.ts',
  '**/review.spec.ts',
  '**/writing.spec.ts',
  '**/ops.spec.ts',
  '**/layout.spec.ts',
];
const desktop = { viewport: { width: 1440, height: 900 } };

/** One worker: each mode boots a whole constellation of its own. */
export default defineConfig<object, Portal>({
  testDir: '.',
  outputDir: 'results',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: Number(process.env.EXPECT_TIMEOUT_MS ?? 20_000) },
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    contextOptions: { reducedMotion: 'reduce' },
    // Each step's picture of the page costs as much as the step: for who looks into one failure.
    trace: process.env.TRACE ? { mode: 'retain-on-failure', screenshots: false, sources: false } : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: { executablePath: chromiumPath, args: ['--no-sandbox', '--no-first-run', ...quiet] },
  },
  projects: [
    { name: 'at 1440 px', testIgnore: otherModes, use: desktop },
    {
      name: 'at 390 px, every part a process',
      testMatch: screens,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, mode: { apart: true } },
    },
    { name: 'with the demo', testMatch: 'layout.spec.ts', use: { mode: { demo: true } } },
    {
      name: 'without the pilot',
      testMatch: '**/*no-pilot.spec.ts',
      use: { ...desktop, mode: { settings: { PILOT: 'off' } } },
    },
    {
      name: 'with a model',
      testMatch: 'writing.spec.ts',
      use: { ...desktop, mode: { model: true, settings: { OPENAI_TIMEOUT_MS: '15000' } } },
    },
    {
      name: 'with review',
      testMatch: ['review.spec.ts', 'ops.spec.ts'],
      use: { ...desktop, mode: { settings: { MODERATION: 'review' } } },
    },
    {
      name: 'with review, at 390 px',
      testMatch: 'ops.spec.ts',
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        mode: { settings: { MODERATION: 'review' } },
      },
    },
  ],
});
