import type { Page } from '@playwright/test';
import { createAccount } from './forms.ts';
import { aStudent, anEmployer, employerRegistration, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { expectSound } from './sound.ts';

/** Screens that the main story does not visit, and states in between: menus, questions, validation messages. */
const student = aStudent();
const employer = anEmployer();

test.beforeAll(async ({ operator }) => {
  await operator.register(studentRegistration(student));
  await operator.register(employerRegistration(employer));
});

test('the pages that need no account have their headings', async ({ page }) => {
  for (const [path, heading] of [
    ['/auth', 'Sign in to Waratah'],
    ['/how-it-works', 'How matching works'],
    ['/check', 'Check any ad'],
    ['/about', 'Our Story'],
    ['/visa-details', 'Visa details'],
    ['/employer-visa-guide', 'Employer visa guide'],
    ['/terms', 'Terms of Use'],
    ['/privacy', 'Privacy Policy'],
    ['/access-denied', 'Access denied'],
    ['/verify-email', 'This link does not work'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
});

test('nothing is too wide for a narrow phone while the font is missing', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/auth?tab=register');
  await expectSound(page, 'the registration without the font', { widths: [320] });
  await signIn(page, employer, '/employer/dashboard');
  await expect(page.getByRole('heading', { name: 'Employer Dashboard' })).toBeVisible();
  await expectSound(page, 'the dashboard without the font', { widths: [320] });
});

test('the footer leads to every page about the portal, and writes to its address', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const [label, path] of [
    ['Our Story', '/about'],
    ['How matching works', '/how-it-works'],
    ['Visa Guide', '/employer-visa-guide'],
    ['Visa Details', '/visa-details'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ] as const) {
    await page.goto('/access-denied');
    await footer.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(() => page.evaluate<number>('window.scrollY'), `${path} starts at its top`).toBe(0);
  }
  await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', 'mailto:hello@waratah.example');
  for (const label of ['Employer Sponsors', 'Support']) {
    const entry = footer.getByRole('link', { name: label });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(entry).toHaveAccessibleDescription('Disabled for Pilot');
  }
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Back to Sign In' }).click();
    await expect(page).toHaveURL(/\/auth/);
  }
});

test('eight visas have a card with what they are, what they allow and an example', async ({ page }) => {
  await page.goto('/visa-details');
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Work restrictions' });
  await expect(cards).toHaveCount(8);
  await expect(cards.filter({ hasText: 'Example jobs' })).toHaveCount(8);
  for (const fact of [
    'Up to 48 hours per fortnight',
    'up to 2-4 years',
    'territory for 2 years',
    'after 3 years',
    'Max 6 months with the same employer',
    'Study for up to 4 months',
  ]) {
    await expect(cards.getByText(fact)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Important Notes' })).toBeVisible();
  for (const link of await page.getByRole('link', { name: 'Back to Post a Job' }).all()) {
    await expect(link).toHaveAttribute('href', '/employer/post-job');
  }
});

test('a register form full of findings is sound', async ({ page }) => {
  await page.goto('/auth?tab=register&role=employer');
  await createAccount(page);
  await expect(page.getByText('ABN is required.')).toBeVisible();
  await expectSound(page, 'findings in the register form');
});

const openMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click();
};

test("a student's screens, menu and question before the logout are sound", async ({ page }) => {
  await signIn(page, student);
  await openMenu(page, 'Your account: Mei Tan');
  await expect(page.getByText('Coming soon')).toBeVisible();
  await expectSound(page, "a student's menu");
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page, 'the question before the logout');
  await page.goto('/jobs?job=999999');
  await expect(page.getByRole('heading', { name: 'Job Not Found', level: 1 })).toBeVisible();
  await expectSound(page, 'a job that is not there');
  // No other job is shown below it either.
  await page.goto('/jobs?job=none');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Not Found');
});

test("an employer's menu, missing job and findings in the quick form are sound", async ({ page }) => {
  await signIn(page, employer);
  await openMenu(page, 'Your account: Priya Nair');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectSound(page, "an employer's menu");
  await page.goto('/employer/jobs/999999');
  await expect(page.getByRole('heading', { name: 'Job Not Found', level: 1 })).toBeVisible();
  await expectSound(page, "an employer's missing job");
  await page.goto('/employer/fast-post');
  await page.getByRole('button', { name: 'Publish Job' }).click();
  await expect(page.getByRole('alert').getByText(/Please add a clear title/)).toBeVisible();
  await expectSound(page, 'findings in the quick form');
});

test('the menu of a narrow window holds what a wide one shows in a row', async ({ page, isMobile }) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' });
  if (isMobile) await openMenu(page, 'Menu');
  await expect(links.getByRole('link', { name: 'How it works' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expectSound(page, "a visitor's menu");
});
