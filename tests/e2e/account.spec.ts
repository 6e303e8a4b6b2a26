import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { aLogo, aPicture, aResume, notAPdf } from './files.ts';
import { signInByForm, text, editStudent } from './forms.ts';
import { address, aStudent, anEmployer, employerRegistration, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { expectSound } from './sound.ts';

test('a forgotten password is replaced by the link in the mail, once, and the old sessions end', async ({
  page,
  operator,
  inbox,
  openBrowser,
}) => {
  const mei = aStudent();
  await operator.register(studentRegistration(mei));
  const elsewhere = await openBrowser();
  await signIn(elsewhere, mei);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await expectSound(page, 'a forgotten password');
  await text(page, 'Email').fill(mei.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(
    page.getByText('If an account with this email exists, a password reset link has been sent.'),
  ).toBeVisible();
  const { html = '' } = await inbox.next(mei.email, /password/i);
  const link = /href="([^"]*reset-password[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  await page.goto(link);
  await text(page, 'New password').fill('short');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await text(page, 'New password').fill('a new password');
  await text(page, 'Confirm new password').fill('another password');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expectSound(page, 'a new password');
  await text(page, 'Confirm new password').fill('a new password');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password reset successful! You can now log in with your new password.')).toBeVisible();
  await expect(page).toHaveURL('/auth?tab=login');
  await signInByForm(page, { ...mei, password: 'a new password' });
  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveURL(/\/auth/);
  await page.goto(link);
  await text(page, 'New password').fill('yet another one');
  await text(page, 'Confirm new password').fill('yet another one');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('alert').getByText('This password reset link is invalid or has expired.')).toBeVisible();
});

test('a reset without a token says so, and an unknown address looks like a known one', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByText('No reset token provided. Please use the link from your email.')).toBeVisible();
  await expectSound(page, 'a reset without a token');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await text(page, 'Email').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(
    page.getByText('If an account with this email exists, a password reset link has been sent.'),
  ).toBeVisible();
});

test('a person signs in with Google, and is told what the profile still lacks', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await text(page, 'Email').fill(address('ana.lima'));
  await text(page, 'Full name').fill('Ana Lima');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Are you a student or an employer?' })).toBeVisible();
  await expectSound(page, 'the role of an account made through Google');
  await page.getByRole('button', { name: 'A student or graduate' }).click();
  await expect(page.getByRole('status').getByText('Signed in successfully')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeTruthy();
  await expect(page.getByText('Your profile is not complete yet')).toBeVisible();
  await expectSound(page, 'a profile made through Google');
  await editStudent(page);
  await page.getByLabel('Date of birth').fill('2003-04-05');
  await page.getByRole('combobox', { name: 'City/suburb' }).fill('Ultimo NSW');
  await page.getByLabel('Degree/course').fill('Bachelor of Nursing');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('status').getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByText('Your profile is not complete yet')).toBeHidden();
});

test('a sign-in with Google comes back with a code, and no token ever stands in an address', { tag: '@all' }, async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await text(page, 'Email').fill(address('google'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'An employer' }).click();
  await expect(page.getByRole('status').getByText('Signed in successfully')).toBeVisible();
  await expect(page).toHaveURL('/employer/dashboard');
  const token = (await page.evaluate(() => localStorage.getItem('access_token'))) ?? '';
  expect(token).not.toBe('');
  expect(addresses.some((url) => url.includes('oauth=success&code='))).toBe(true);
  expect(addresses.filter((url) => url.includes(token) || url.includes('_token='))).toEqual([]);
});

test("somebody else's tokens in a link sign nobody in and replace nobody's session", async ({ page, operator }) => {
  const [mei, thief] = [aStudent(), aStudent()];
  await operator.register(studentRegistration(mei));
  await operator.register(studentRegistration(thief));
  const answer = await page.request.post('/api/auth/login', { data: { email: thief.email, password: thief.password } });
  const { access_token: theirs, refresh_token: refresh } = z
    .object({ access_token: z.string(), refresh_token: z.string() })
    .parse(await answer.json());
  const link = `/auth?oauth=success&access_token=${theirs}&refresh_token=${refresh}`;
  const stored = () => page.evaluate(() => localStorage.getItem('access_token'));
  await page.goto(link);
  await expect(page.getByRole('alert').getByText('Failed to complete sign-in')).toBeVisible();
  expect(await stored()).toBeNull();
  await signIn(page, mei);
  const mine = await stored();
  await page.goto(link);
  await expect(page.getByRole('alert').getByText('You are signed in already.')).toBeVisible();
  expect(await stored()).toBe(mine);
  // The specification's return from sign-in, in a tab that went to Google.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.setItem('google_sign_in_begun', String(Date.now()));
  });
  await page.goto(link);
  await expect(page.getByRole('status').getByText('Signed in successfully')).toBeVisible();
  expect(await stored()).toBe(theirs);
});

test('a sign-in that failed elsewhere says so and leaves nothing in the address', async ({ page }) => {
  for (const query of ['?oauth=error', '?oauth=success&access_token=forged&refresh_token=forged']) {
    await page.goto(`/auth${query}`);
    await expect(page.getByRole('alert').getByText('Failed to complete sign-in')).toBeVisible();
    await expect(page).toHaveURL('/auth');
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  }
});

test.describe('a student', () => {
  const mei = aStudent();
  test.beforeAll(({ operator }) => operator.register(studentRegistration(mei)));
  test.beforeEach(({ page }) => signIn(page, mei));

  test('uploads a resume, told by its content, and opens it again', async ({ page, context }) => {
    await expect(page.getByText('No resume uploaded yet')).toBeVisible();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const upload = page.getByLabel('Upload resume');
    await upload.setInputFiles(aPicture());
    await expect(page.getByText('Choose a PDF file.')).toBeVisible();
    await upload.setInputFiles(notAPdf());
    await expect(page.getByRole('alert').filter({ hasText: /PDF/ })).toBeVisible();
    await expectSound(page, 'a refused resume');
    await upload.setInputFiles(aResume());
    await expect(page.getByRole('status').getByText('Resume uploaded successfully')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    const sent = context.waitForEvent('response', (response) => response.url().includes('/api/files/'));
    await page.getByRole('button', { name: 'View resume' }).click();
    // Read at once, because a download's page closes automatically.
    expect((await sent).headers()['content-type']).toBe('application/pdf');
  });

  test('says what to match by, and reads it again after a reload', async ({ page }) => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Change matching preferences' }).click();
    await page.getByRole('checkbox', { name: 'Casual' }).check();
    await page.getByRole('checkbox', { name: 'NSW' }).check();
    await text(page, 'Hours wanted a week').fill('a lot');
    await page.getByRole('button', { name: 'Save preferences' }).click();
    await expect(page.getByText('Enter a number.')).toBeVisible();
    await text(page, 'Hours wanted a week').fill('99');
    await page.getByRole('button', { name: 'Save preferences' }).click();
    await expect(page.getByText('Must be from 1 to 60 hours', { exact: true })).toBeVisible();
    await text(page, 'Hours wanted a week').fill('20');
    await page.getByRole('button', { name: 'Add a break' }).click();
    await page.getByLabel('First day').fill('2026-12-01');
    await page.getByLabel('Last day').fill('2027-02-20');
    await expectSound(page, 'preferences being changed');
    await page.getByRole('button', { name: 'Save preferences' }).click();
    await expect(page.getByRole('status').getByText(/Preferences saved/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('20 h', { exact: true })).toBeVisible();
    await expect(page.getByText('1 Dec 2026 – 20 Feb 2027')).toBeVisible();
  });

  test('pauses the morning email until a day to come, and takes the pause back', async ({ page }) => {
    await page.goto('/profile?tab=settings');
    const card = page.getByRole('region', { name: 'Exams coming?' });
    await card.getByLabel('Pause until').fill('2020-01-01');
    await card.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(card.getByText('Choose a future date.')).toBeVisible();
    // no-luck: days ahead in every time zone
    const untilDay = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    await card.getByLabel('Pause until').fill(untilDay);
    await card.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(card.getByText(/^Paused until \w+ \d+ \w+$/)).toBeVisible();
    await expect(card.locator(':focus')).toHaveCount(1);
    await page.reload();
    await expect(card.getByText(/^Paused until/)).toBeVisible();
    await expectSound(page, 'settings with the morning email paused');
    await card.getByRole('button', { name: 'Restart emails' }).click();
    await expect(page.getByRole('status').getByText('The morning email is on again')).toBeVisible();
    await expect(card.getByLabel('Pause until')).toBeVisible();
    await expect(card.locator(':focus')).toHaveCount(1);
  });

  test('sees where they are signed in, and ends one sign-in and then all', async ({ page, openBrowser }) => {
    const elsewhere = await openBrowser();
    await signIn(elsewhere, mei);
    await page.goto('/profile?tab=settings');
    await expect(page.getByText('This device')).toHaveCount(1);
    await page
      .getByRole('button', { name: /^Sign out Chrome/ })
      .first()
      .click();
    await expect(page.getByRole('status').getByText('Signed out there')).toBeVisible();
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page, 'the question before signing out everywhere');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('status').getByText('Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL('/');
    await elsewhere.goto('/profile');
    await expect(elsewhere).toHaveURL(/\/auth/);
  });

  test('has a tab for the visa, which the address remembers', { tag: '@all' }, async ({ page }) => {
    await expect(page.getByRole('tab', { name: 'Profile', exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Visa', exact: true }).click();
    await expect(page).toHaveURL('/profile?tab=visa');
    await expect(page.getByText('Pending Verification')).toBeVisible();
    await expectSound(page, 'the visa tab');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Visa' })).toHaveAttribute('aria-selected', 'true');
  });
});

test('a student takes their data along and leaves', async ({ page, operator }) => {
  const tao = aStudent();
  await operator.register(studentRegistration(tao));
  await signIn(page, tao, '/profile?tab=settings');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const path = await (await downloading).path();
  expect(z.looseObject({}).parse(JSON.parse(await readFile(path, 'utf8')))).toBeTruthy();
  expect(await readFile(path, 'utf8')).toContain(tao.email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/password/i)
      .last(),
  ).toBeVisible();
  await expectSound(page, 'a refused deletion');
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(tao.password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('status').getByText('Your account was deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/auth');
  await text(page, 'Email').fill(tao.email);
  await text(page, 'Password').fill(tao.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/auth/);
});

test('an employer keeps the company information, with a logo', async ({ page, operator }) => {
  const priya = anEmployer();
  await operator.register(employerRegistration(priya));
  await signIn(page, priya, '/employer/company');
  await expect(page.getByRole('heading', { name: 'Company Information', level: 1 })).toBeVisible();
  await text(page, 'Company Name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company Name is required')).toBeVisible();
  await expectSound(page, 'company information with a finding');
  await text(page, 'Company Name').fill('North Light');
  await text(page, 'Website').fill('northlight.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company details saved.')).toBeVisible();
  await page.getByLabel('Choose a logo').setInputFiles(aResume());
  await expect(page.getByText('Choose an image: PNG, JPG, JPEG, WEBP or SVG.')).toBeVisible();
  await page.getByLabel('Choose a logo').setInputFiles(aLogo());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company details and logo saved.')).toBeVisible();
  await expectSound(page, 'company information with a logo');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Company Profile', level: 1 })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Visa' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Post a Job', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://northlight.example' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your account, company profile and ads are removed everywhere');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  const logo = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => logo.evaluate((image) => 'naturalWidth' in image && Number(image.naturalWidth) > 0))
    .toBe(true);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Choose a logo').setInputFiles(aLogo());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('status').getByText('Profile and logo updated successfully')).toBeVisible();
});
