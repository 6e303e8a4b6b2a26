import type { Page } from '@playwright/test';
import { aStudent, anEmployer, employerRegistration, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { expectSound } from './sound.ts';

const student = aStudent();
const employer = anEmployer();

test.beforeAll(async ({ operator }) => {
  await operator.register(studentRegistration(student));
  await operator.register(employerRegistration(employer));
});

const main = (page: Page) => page.getByRole('main');
const home = async (page: Page) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('home says what the portal is for, in the words of the specification', async ({ page }) => {
  await home(page);
  for (const words of [
    'Subclass 500 · 485 · 482',
    'Visa-friendly jobs',
    'Subclass 500, 485 and 482',
    'Student-friendly roles',
    '48 hours per fortnight',
    'AI matching, daily updates',
    'post in under 2 minutes',
    'AI-generated description',
  ])
    await expect(main(page).getByText(words).first(), words).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Visa verification (VEVO)', exact: true })).toBeVisible();
  await expect(page.getByText("1st International Students' Job Portal").first()).toBeVisible();
});

test("home's buttons lead a visitor to the sign-in and to a new profile", async ({ page }) => {
  await home(page);
  await main(page).getByRole('link', { name: 'Get Your Matches' }).click();
  await expect(page).toHaveURL('/auth?tab=login');
  await home(page);
  await main(page).getByRole('link', { name: 'Create Your Profile' }).click();
  await expect(page).toHaveURL('/auth?tab=register');
});

test("home's buttons lead a student to the profile, and offer no second one", async ({ page }) => {
  await signIn(page, student);
  await home(page);
  await expect(main(page).getByRole('link', { name: 'Create Your Profile' })).toBeHidden();
  await expect(main(page).getByRole('link', { name: 'Post Opportunities' })).toBeHidden();
  await main(page).getByRole('link', { name: 'Open Your Profile' }).click();
  await expect(page).toHaveURL('/profile');
});

test("home's buttons lead an employer to a new ad", async ({ page }) => {
  await signIn(page, employer);
  for (const name of ['Post a Job', 'Post Opportunities']) {
    await home(page);
    const link = main(page).getByRole('link', { name, exact: true }).last();
    await link.click();
    await expect(page).toHaveURL('/employer/post-job');
  }
});

/** The links of the header, or of the menu that replaces them on narrow screens. */
const openLinks = async (page: Page, isMobile: boolean) => {
  if (!isMobile) return page.getByRole('banner');
  await page.getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('navigation', { name: 'Menu' });
};

test('a visitor sees Login and Get Started, and the way to the guides', async ({ page, isMobile }) => {
  await page.goto('/terms');
  const links = await openLinks(page, isMobile);
  for (const [name, path] of [
    ['How it works', '/how-it-works'],
    ['For employers', '/auth?tab=register&role=employer'],
    ['Visa guide', '/employer-visa-guide'],
    ['Login', '/auth?tab=login'],
    ['Get Started', '/auth?tab=register'],
  ] as const)
    await expect(links.getByRole('link', { name })).toHaveAttribute('href', path);
});

test('an employer sees the four links of employers, with name, email, profile and logout', async ({
  page,
  isMobile,
}) => {
  await signIn(page, employer);
  await expect(page.getByText('We email your jobs to the students they fit.')).toBeVisible();
  if (!isMobile) await page.getByRole('button', { name: 'Your account: Priya Nair' }).click();
  const links = await openLinks(page, isMobile);
  for (const [name, path] of [
    ['Post a Job', '/employer/post-job'],
    ['Employer Dashboard', '/employer/dashboard'],
    ['Applications', '/employer/applications'],
    ['Job Drafts', '/employer/drafts'],
    ['Profile', '/profile'],
  ] as const)
    await expect(links.getByRole('link', { name, exact: true }).last()).toHaveAttribute('href', path);
  await expect(links.getByText('Priya Nair').last()).toBeVisible();
  await expect(links.getByText(employer.email)).toBeVisible();
  await expect(links.getByText('coming soon')).toBeVisible();
  await expect(links.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('a student sees recommendations as coming soon, and the mobile menu logs out as the wide one does', async ({
  page,
  isMobile,
}) => {
  await signIn(page, student);
  if (!isMobile) await page.getByRole('button', { name: 'Your account: Mei Tan' }).click();
  const links = await openLinks(page, isMobile);
  await expect(links.getByText('Recommendations')).toBeVisible();
  await expect(links.getByText('coming soon')).toBeVisible();
  for (const name of ['Browse Jobs', 'Saved Jobs', 'My Applications', 'Find Jobs', 'My Saved Jobs'])
    await expect(links.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAccessibleDescription(
      'Disabled for Pilot',
    );
  if (isMobile) await expectSound(page, "a student's mobile menu");
  await links.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to log out?' });
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('status').getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the footer has its three columns, the legal pages and the contact', async ({ page }) => {
  await home(page);
  const footer = page.getByRole('contentinfo');
  for (const name of ['About Us', 'Product', 'Resources'])
    await expect(footer.getByRole('heading', { name })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Visa Guide' })).toBeEnabled();
  await expect(footer.getByRole('textbox', { name: 'Your email' })).toBeVisible();
});
