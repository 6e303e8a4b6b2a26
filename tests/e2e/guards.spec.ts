import type { Page } from '@playwright/test';
import { scaled } from '../support/scale.ts';
import { createAccount, fillEmployer, signInByForm, text } from './forms.ts';
import { aStudent, anAd, anEmployer, employerRegistration, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn, storeSession } from './session.ts';
import { expectSound } from './sound.ts';

const student = aStudent();
const employer = anEmployer();

test.beforeAll(async ({ operator }) => {
  await operator.register(studentRegistration(student));
  await operator.register(employerRegistration(employer));
});

const pilot = (page: Page) => page.getByRole('complementary', { name: 'Pilot notice' });

const ofEmployers = [
  '/employer/dashboard',
  '/employer/jobs/1',
  '/employer/fast-post',
  '/employer/post-job',
  '/employer/drafts',
];

test('a visitor of a guarded page is sent to sign in', async ({ page }) => {
  const paths = ['/jobs', '/profile', ...ofEmployers];
  for (const path of paths.slice(0, scaled({ landing: 3, share: paths.length }))) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/auth');
    await expect(page.getByRole('heading', { name: 'Sign in to Waratah' })).toBeVisible();
  }
});

test('a path that is none leads home', async ({ page }) => {
  for (const path of ['/no/such/page', '/%', '/ops/%']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jobs your visa allows');
});

test("a student at an employer's page is told which role it takes, and may go back or home", async ({ page }) => {
  await signIn(page, student);
  for (const path of ofEmployers.slice(0, scaled({ landing: 2, share: ofEmployers.length }))) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/access-denied');
    await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
    await expect(page.getByText("You don't have permission to view this page.")).toBeVisible();
    await expect(page.getByRole('term')).toHaveText(['Required role', 'Your role']);
    await expect(page.getByRole('definition')).toHaveText(['employer', 'student']);
    await expect(page.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', path);
    await expect(page.getByRole('link', { name: 'Create an employer account' })).toHaveAttribute(
      'href',
      '/auth?tab=register',
    );
  }
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('the access-denied page by itself knows a guest, and leads home or to an account', async ({ page }) => {
  await page.goto('/access-denied');
  await expect(page.getByRole('definition')).toHaveText(['none', 'guest']);
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL('/');
});

test("the query's tab opens the sign-in or the register form", async ({ page }) => {
  const queries = [
    ['?tab=signup', 'Join Waratah'],
    ['?tab=else', 'Welcome Back'],
    ['?tab=register', 'Join Waratah'],
    ['?tab=login', 'Welcome Back'],
    ['', 'Welcome Back'],
  ] as const;
  for (const [query, tab] of queries.slice(0, scaled({ landing: 2, share: queries.length }))) {
    await page.goto(`/auth${query}`);
    await expect(page.getByRole('tab', { selected: true }), query).toHaveText(tab);
    await expect(page.getByRole('tab')).toHaveText(['Welcome Back', 'Join Waratah']);
  }
});

test('a chosen tab is in the address, so that a reload keeps it', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Join Waratah' }).click();
  await expect(page).toHaveURL('/auth?tab=register');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'An employer' })).toBeVisible();
});

test('after signing in, employers land on their dashboard and students on their profile', async ({
  page,
  openBrowser,
}) => {
  await signInByForm(page, employer);
  await expect(page).toHaveURL('/employer/dashboard');
  const other = await openBrowser();
  await signInByForm(other, student);
  await expect(other).toHaveURL('/profile');
});

test('a link to a job is followed through the sign-in', async ({ page, operator }) => {
  const ad = anAd('Evening bookkeeper');
  await signIn(page, employer);
  const posted = await operator.askAs(employer, 'mutation Post($input: JobInput!) { postJob(input: $input) { id } }', {
    input: {
      title: ad.title,
      description: ad.description,
      roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
      employmentType: 'CASUAL',
    },
  });
  const id = /\d+/.exec(JSON.stringify(posted))?.[0] ?? '';
  await page.evaluate('localStorage.clear()');
  await page.goto(`/jobs?job=${id}`);
  await expect(page).toHaveURL('/auth');
  await text(page, 'Email').fill(employer.email);
  await text(page, 'Password').fill(employer.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('status').getByText('Successfully logged in', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/jobs?job=${id}`);
  await expect(page.getByRole('heading', { name: ad.title, level: 1 })).toBeVisible();
});

test('logging out asks first, says so, and ends the session', async ({ page }) => {
  await signIn(page, student);
  const logout = async () => {
    await page.getByRole('button', { name: 'Your account: Mei Tan' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    return page.getByRole('dialog', { name: 'Are you sure you want to log out?' });
  };
  await (await logout()).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/profile');
  await (await logout()).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('status').getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth');
});

test('logging out removes an unsent ad from the browser, after saying so', async ({ page }) => {
  await signIn(page, employer, '/employer/post-job');
  // Immediately, before the form has saved itself.
  await text(page, 'Job title').fill('Evening florist');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to log out?' });
  await expect(question).toContainText('An ad that you have not posted is kept in this browser alone.');
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('status').getByText('Logged out successfully')).toBeVisible();
  await expect.poll(() => page.evaluate('JSON.stringify(localStorage)')).not.toMatch(/florist|post_job|user|token/);
  await expect.poll(() => page.evaluate("sessionStorage.getItem('scroll_positions')")).toBeNull();
  const kept = `new Promise((done) => {
    const request = indexedDB.open('waratah');
    request.onsuccess = () => {
      const all = request.result.transaction('kept').objectStore('kept').getAllKeys();
      all.onsuccess = () => done(all.result);
    };
  })`;
  await expect.poll(() => page.evaluate(kept)).toEqual([]);
});

test('a student who is denied an employer screen logs out and creates an employer account', { tag: '@all' }, async ({
  page,
}) => {
  await signIn(page, student);
  await page.goto('/employer/dashboard');
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Create an employer account' });
  await expect(link).toHaveAttribute('href', '/auth?tab=register');
  await link.click();
  await expect(page.getByText(/You are signed in as .+ \(student\)/)).toBeVisible();
  await expect(page).toHaveURL('/auth?tab=register');
  await expectSound(page, 'the offer to log out and register');
  await page.getByRole('button', { name: 'Log out and create another account' }).click();
  const maker = anEmployer();
  await fillEmployer(page, maker);
  await createAccount(page);
  await expect(page).toHaveURL('/employer/dashboard');
});

test('a session that the server no longer knows is forgotten, and signing in again leads back to the job', async ({
  page,
}) => {
  await signIn(page, student);
  await page.evaluate(`for (const key of ['access_token', 'refresh_token']) localStorage.setItem(key, 'stale')`);
  await page.goto('/jobs?job=2000000000');
  await expect(page).toHaveURL('/auth');
  await expect.poll(() => page.evaluate(`localStorage.getItem('access_token')`)).toBeNull();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await text(page, 'Email').fill(student.email);
  await text(page, 'Password').fill(student.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/jobs?job=2000000000');
});

test('a guarded page waits while a stored session is renewed, and then comes', async ({ page }) => {
  await storeSession(page, student);
  await page.evaluate(`localStorage.setItem('access_token_expires_at', '0')`);
  let renew = () => {};
  const renewed = new Promise<void>((done) => {
    renew = done;
  });
  await page.route('**/graphql', async (route) => {
    if ((route.request().postData() ?? '').includes('RefreshSession')) await renewed;
    return route.fallback();
  });
  await page.goto('/saved');
  await expect(page.getByRole('status').getByRole('heading', { name: 'Loading' })).toBeVisible();
  await expect(page).toHaveURL('/saved');
  renew();
  await expect(page.getByRole('heading', { name: 'My Saved Jobs', level: 1 })).toBeVisible();
});

test('the pilot banner stays away for the browser session once it is dismissed', { tag: '@all' }, async ({
  page,
  openBrowser,
}) => {
  await page.goto('/');
  await expect(pilot(page)).toContainText('Browsing is paused');
  await pilot(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(pilot(page)).toBeHidden();
  await page.goto('/auth');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Welcome Back' })).toBeVisible();
  await expect(pilot(page)).toBeHidden();
  const other = await openBrowser();
  await other.goto('/');
  await expect(pilot(other)).toBeVisible();
});

test("in the pilot a student's links are shown, disabled, with the reason", { tag: '@all' }, async ({ page }) => {
  await signIn(page, student);
  await page.getByRole('button', { name: 'Your account: Mei Tan' }).click();
  const banner = page.getByRole('banner');
  for (const name of ['Browse Jobs', 'Saved Jobs', 'My Applications', 'Find Jobs', 'My Saved Jobs']) {
    const link = banner.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(link).toBeDisabled();
    await expect(link).toHaveAccessibleDescription('Disabled for Pilot');
  }
  const applications = page.getByRole('main').getByRole('link', { name: 'View Applications' });
  await expect(applications).toBeDisabled();
  await expect(applications).toHaveAccessibleDescription('Disabled for Pilot');
});

test('Back and reload: a page starts at its top, a list where it was left', { tag: '@all' }, async ({
  page,
  operator,
}) => {
  const busy = anEmployer();
  await operator.register(employerRegistration(busy));
  const mutation = 'mutation Save($input: JobInput!) { createJobDraft(input: $input, step: 0) { id } }';
  for (let number = 1; number <= 9; number += 1)
    await operator.askAs(busy, mutation, { input: { title: `Draft ${number}`, employmentType: 'CASUAL' } });
  const top = () => page.evaluate<number>('window.scrollY');
  await signIn(page, busy, '/employer/drafts');
  await expect(page.getByRole('heading', { name: 'Draft 1', exact: true })).toBeVisible();
  await page.getByRole('heading', { name: 'Draft 1', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeVisible();
  await expect.poll(top).toBe(0);
  await page.evaluate('window.scrollTo(0, 900)');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeVisible();
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Draft 1', exact: true })).toBeVisible();
  await expect.poll(top).toBeGreaterThan(500);
});

test('a new screen starts at the top', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeVisible();
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(0);
});
