import type { Page } from '@playwright/test';
import { text } from './forms.ts';
import { aStudent, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { storeSession } from './session.ts';
import { scaled } from '../support/scale.ts';

/** Prerendered pages: what works without a script, and what happens if a person acts before the client has loaded. */
const student = aStudent();

test.beforeAll(({ operator }) => operator.register(studentRegistration(student)));

const drawn = [
  '/',
  '/auth',
  '/auth?tab=login',
  '/auth?tab=register',
  '/auth?tab=signup',
  '/auth?tab=register&role=employer',
  '/about',
  '/visa-details',
  '/employer-visa-guide',
  '/how-it-works',
  '/check',
  '/terms',
  '/privacy',
] as const;

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('pages show themselves, each with its title, its description and its address', async ({
    rushed: page,
    stack,
  }) => {
    const titles = new Set<string>();
    for (const path of drawn) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toBeVisible();
      titles.add(await page.title());
      await expect(page.locator('meta[name=description]'), path).toHaveAttribute('content', /.{50,}/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', stack.gateway + path.split('?')[0]);
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', `${stack.gateway}/social.png`);
    }
    expect(titles.size).toBe(10);
  });

  test('a screen for who is signed in shows its frame', async ({ rushed: page }) => {
    await page.goto('/reset-password?token=t');
    await expect(page).toHaveTitle('Reset password · Waratah');
    await page.goto('/employer/jobs/7');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Loading', level: 1 })).toBeAttached();
  });
});

/** Holds back the client's own files until `release` is called. */
const holdScripts = async (page: Page) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Each screen once, without the other tabs and roles of a form. */
const taken = scaled<readonly string[]>({
  share: drawn,
  landing: drawn.filter((path) => !path.startsWith('/auth') || path === '/auth?tab=register&role=employer'),
});

/** The page is loaded only once its files are, which are held back. */
const held = { waitUntil: 'domcontentloaded' } as const;

test('what is typed and pressed before the client hears is done once it does', async ({ rushed: page }) => {
  const release = await holdScripts(page);
  await page.goto('/auth', held);
  await text(page, 'Email').fill(student.email);
  await text(page, 'Password').fill(student.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/auth');
  release();
  await expect(page).toHaveURL('/profile');
});

test('a register form that is filled in early keeps its role and its words', async ({ rushed: page }) => {
  const release = await holdScripts(page);
  await page.goto('/auth?tab=register', held);
  await page.getByRole('radio', { name: 'A student or graduate' }).check();
  await text(page, 'First name').fill('Mei');
  release();
  await expect(text(page, 'Degree/course')).toBeVisible();
  await expect(text(page, 'First name')).toHaveValue('Mei');
});

test('somebody who is signed in never sees the buttons of a guest, nor the other theme', async ({ page, rushed }) => {
  await storeSession(page, student);
  await page.evaluate(`localStorage.setItem('theme', 'dark')`);
  const release = await holdScripts(rushed);
  await rushed.goto('/', held);
  await expect(rushed.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(rushed.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const name of ['Get Your Matches', 'Get Started', 'Create Your Profile'])
    for (const link of await rushed.getByRole('link', { name, includeHidden: true }).all())
      await expect(link).toBeHidden();
  release();
  await expect(rushed.getByRole('link', { name: 'Open Your Profile' })).toBeVisible();
});

test('the client takes each page over as it stands', async ({ rushed: page }) => {
  const said: string[] = [];
  page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && said.push(message.text())));
  page.on('pageerror', (error) => void said.push(error.message));
  for (const path of taken) {
    const release = await holdScripts(page);
    await page.goto(path, held);
    await page.evaluate(`document.querySelector('h1').dataset.seen = 'yes'`);
    release();
    await expect(page.locator('html'), path).toHaveAttribute('data-hydrated', 'yes');
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveAttribute('data-seen', 'yes');
    await page.unrouteAll({ behavior: 'wait' });
  }
  // A browser says so of a page that a slow machine takes seconds to draw.
  expect(said.filter((words) => !/was preloaded .* but not used/.test(words))).toEqual([]);
});
