import type { Page } from '@playwright/test';
import { text } from './forms.ts';
import { expect, test } from './portal.ts';
import { expectSound } from './sound.ts';

/** Every screen with the demo's data: no axe findings and nothing wider than the window, in both themes. */
const widths = [320, 768, 1440] as const;
const password = 'Waratah-2026';

const screens = {
  guest: [
    '/',
    '/auth',
    '/auth?tab=register',
    '/auth?tab=register&role=employer',
    '/forgot-password',
    '/reset-password?token=none',
    '/verify-email',
    '/access-denied',
    '/about',
    '/how-it-works',
    '/check',
    '/visa-details',
    '/employer-visa-guide',
    '/terms',
    '/privacy',
  ],
  student: [
    '/',
    '/profile',
    '/profile?tab=matches',
    '/profile?tab=settings',
    '/profile?tab=visa',
    '/jobs',
    '/jobs?job=1',
    '/saved',
    '/about',
  ],
  employer: [
    '/',
    '/employer/dashboard',
    '/employer/jobs/1',
    '/employer/applications',
    '/employer/drafts',
    '/employer/company',
    '/employer/fast-post',
    '/employer/post-job',
    '/employer/post-job?edit=1',
    '/profile',
    '/saved',
  ],
  operator: ['', 'ads', 'visa', 'matching', 'people', 'work', 'dead-letters', 'audit'].map((page) => `/ops/${page}`),
} as const;

const open = async (page: Page, role: string) => {
  if (role === 'guest') return;
  await page.goto(role === 'operator' ? '/ops' : '/auth');
  await text(page, 'Email').fill(`${role}@demo.waratah.au`);
  await text(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(text(page, 'Password')).toBeHidden();
};

/** Waits until the screen's heading is visible and nothing is loading. */
const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], [role=status]:has-text("Loading")')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Loading', level: 1 })).toHaveCount(0);
};

for (const [role, paths] of Object.entries(screens)) {
  test(`every screen of a ${role} is sound at every width`, async ({ page }) => {
    test.setTimeout(paths.length * 180_000);
    await open(page, role);
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      await expectSound(page, `${role} ${path.replaceAll(/\W+/g, ' ').trim() || 'first page'}`, { widths });
    }
  });
}

/** Adds up layout shifts without user input, as browsers count them. */
const shifts = `new Promise((done) => {
  let sum = 0;
  const add = (list) => { for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sum += value; };
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(sum), 300);
})`;

/**
 * The limit that browsers call good. The aim is 0, which prerendered pages reach on a quiet machine; a late font alone
 * can move a line.
 */
const unseen = 0.1;

/** How far a screen moves while it loads, in the quietest of up to three loads. */
const movedBy = async (page: Page, path: string) => {
  let least = Number.POSITIVE_INFINITY;
  for (let load = 0; load < 3 && least >= unseen; load++) {
    await page.goto(path);
    await settled(page);
    least = Math.min(least, await page.evaluate<number>(shifts));
  }
  return least;
};

for (const width of [390, 1440]) {
  for (const [role, paths] of Object.entries(screens)) {
    test(`nothing moves while the screens of a ${role} load at ${width} px`, async ({ page }) => {
      test.setTimeout(paths.length * 120_000);
      await page.setViewportSize({ width, height: 900 });
      await open(page, role);
      for (const path of paths) expect.soft(await movedBy(page, path), `${path} moved by`).toBeLessThan(unseen);
    });
  }
}

test('a job on paper is its words alone, on a sheet or two', async ({ page }) => {
  await open(page, 'student');
  await page.goto('/jobs?job=1');
  await settled(page);
  const title = page.getByRole('heading', { level: 1 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('heading', { name: 'About the job' })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'button'] as const)
    for (const part of await page.getByRole(role, { includeHidden: true }).all()) await expect(part).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.length).toBeLessThan(3);
});

test('the chosen view of a student is on the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'student');
  await page.goto('/profile?tab=settings');
  await settled(page);
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
  await page.goto('/profile?tab=matches');
  await expect(page.getByRole('tab', { name: 'Matches' })).toBeInViewport({ ratio: 1 });
});
