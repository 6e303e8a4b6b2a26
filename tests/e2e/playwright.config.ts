import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../../tools/chromium.ts';
import type { Portal } from './portal.ts';

const quiet = ['background-networking', 'component-update', 'gpu', 'quic', 'sync'].map((what) => `--disable-${what}`);
/** Where a phone shows another screen, or leads another way; how every screen looks in a narrow window is sound.ts's. */
const onPhones = ['**/story.spec.ts', '**/home.spec.ts', '**/screens.spec.ts', '**/browse.spec.ts'];
const otherModes = [
  '**/*no-pilot.spec.ts',
  '**/review.spec.ts',
  '**/writing.spec.ts',
  '**/ops.spec.ts',
  '**/layout.spec.ts',
];
const desktop = { viewport: { width: 1440, height: 900 } };

/** Each worker boots a whole constellation of its own, and another one for each mode. */
export default defineConfig<object, Portal>({
  testDir: '.',
  outputDir: 'results',
  workers: 2,
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
    // The longest first, so that others run beside it.
    { name: 'with the demo', testMatch: 'layout.spec.ts', use: { mode: { demo: true } } },
    { name: 'at 1440 px', testIgnore: otherModes, use: desktop },
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
      name: 'with a model',
      testMatch: 'writing.spec.ts',
      use: { ...desktop, mode: { model: true, settings: { OPENAI_TIMEOUT_MS: '15000' } } },
    },
    {
      name: 'with review',
      testMatch: ['review.spec.ts', 'ops.spec.ts'],
      use: { ...desktop, mode: { settings: { MODERATION: 'review' } } },
    },
  ],
});
