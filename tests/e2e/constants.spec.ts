import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { failAt } from './answers.ts';
import { choice, fillAd, text } from './forms.ts';
import { aStudent, anAd, anEmployer, employerRegistration, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { nextStep, stepHeading, toast } from './wizard.ts';

/** Times and limits of the specification's section 9, to the millisecond: the test controls the page's clock. */
const student = aStudent();
const employer = anEmployer();
const post = 'mutation ($input: JobInput!) { postJob(input: $input) { id } }';

test.beforeAll(async ({ operator }) => {
  await operator.register(studentRegistration(student));
  await operator.register(employerRegistration(employer));
});

/** From here on, time advances only by `runFor`. */
const stopClock = async (page: Page) => {
  await page.clock.install();
  // Far enough ahead for a machine that pauses just now.
  await page.clock.pauseAt(Date.now() + 60_000);
};

/** Records the page's requests of an operation from now on, with their variables. */
const asked = (page: Page, operation: string) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes(`"operationName":"${operation}"`)) bodies.push(body);
  });
  return bodies;
};

/** No request is sent a millisecond too early. */
const expectDebounced = async (page: Page, bodies: readonly string[], ms: number) => {
  await page.clock.runFor(ms - 1);
  expect(bodies).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => bodies.length).toBe(1);
};

test('a toast stays for 3000 ms', async ({ page }) => {
  await signIn(page, student);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await stopClock(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  await page.clock.runFor(2_999);
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page, 'Profile updated successfully')).toBeHidden();
});

test('the search asks for places 250 ms after the second letter, and shows eight', async ({ page }) => {
  await signIn(page, student, '/jobs');
  const where = choice(page, 'Where');
  await expect(where).toBeVisible();
  await stopClock(page);
  const bodies = asked(page, 'Places');
  await where.pressSequentially('m');
  await page.clock.runFor(5_000);
  await where.pressSequentially('e');
  await expectDebounced(page, bodies, 250);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(8);
  expect(bodies[0]).toContain('limit: 8');
});

test('the wizard asks for places after 250 ms and for skills after 300 ms, from two letters on', async ({ page }) => {
  await signIn(page, employer, '/employer/post-job');
  await text(page, 'Job title').fill('Wattle grower');
  await choice(page, 'Role category').selectOption('Study-aligned professional');
  await choice(page, 'Employment basis').selectOption('Casual');
  await choice(page, 'Experience level').selectOption('Junior');
  await stopClock(page);
  const places = asked(page, 'LocationSuggestions');
  await choice(page, 'Location').pressSequentially('m');
  await page.clock.runFor(5_000);
  await choice(page, 'Location').pressSequentially('e');
  await expectDebounced(page, places, 250);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(10);
  await choice(page, 'Location').fill('A place nobody knows');
  await choice(page, 'Location').press('Escape');
  await expect(choice(page, 'State'), 'the state of an unknown place').toHaveValue('NSW');
  await nextStep(page);
  await expect(stepHeading(page, 'Requirements')).toBeVisible();
  const skills = asked(page, 'SkillSuggestions');
  await choice(page, 'Required skills').pressSequentially('p');
  await page.clock.runFor(5_000);
  await choice(page, 'Required skills').pressSequentially('y');
  await expectDebounced(page, skills, 300);
  await expect(page.getByRole('option', { name: 'Python', exact: true })).toBeVisible();
  await failAt(page, 'SkillSuggestions');
  await choice(page, 'Required skills').fill('pruning');
  await page.clock.runFor(300);
  await expect.poll(() => skills.length).toBe(2);
  await expect(page.getByRole('listbox'), 'no suggestions, and no error').toHaveCount(0);
  await choice(page, 'Required skills').press('Enter');
  await expect(page.getByRole('button', { name: 'Remove pruning' })).toBeVisible();
});

test('the wizard keeps what was entered after 1000 ms', async ({ page }) => {
  await signIn(page, employer, '/employer/post-job');
  await expect(text(page, 'Job title')).toBeVisible();
  await stopClock(page);
  await text(page, 'Job title').fill('Wattle grower, weekends');
  const saved = page.getByText(/Saved at \d/);
  await page.clock.runFor(999);
  await expect(saved).toBeHidden();
  await page.clock.runFor(1);
  await expect(saved).toBeVisible();
});

test('a published ad leads on after 900 ms, from the quick form with a casual job for beginners', async ({ page }) => {
  await signIn(page, employer, '/employer/fast-post');
  await expect(choice(page, 'Employment type')).toHaveValue('CASUAL');
  await fillAd(page, anAd('Wattle painter'));
  await choice(page, 'Employment type').selectOption('Casual');
  await stopClock(page);
  const posted = asked(page, 'PostJob');
  await page.getByRole('button', { name: 'Publish Job' }).click();
  await expect(toast(page, 'Job published! Redirecting…')).toBeVisible();
  expect(posted[0]).toContain('"experienceLevel":"entry"');
  await page.clock.runFor(899);
  await expect(page).toHaveURL('/employer/fast-post');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/profile');
});

test('the wizard leads on 900 ms after an update', async ({ page, operator }) => {
  const input = {
    title: 'Wattle florist',
    description: '<p>Bind wattle and fern for the market stall, ten hours a week before the sun is up.</p>',
    roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
    employmentType: 'CASUAL',
    experienceLevel: 'entry',
    location: 'Orange NSW',
    city: 'Orange',
    state: 'NSW',
    visaTypes: ['500'],
  };
  const id = /\d+/.exec(JSON.stringify(await operator.askAs(employer, post, { input })))?.[0] ?? '';
  const edit = `/employer/post-job?edit=${id}`;
  await signIn(page, employer, edit);
  await expect(text(page, 'Job title')).toHaveValue(input.title);
  await stopClock(page);
  await text(page, 'Job title').fill('Wattle florist, mornings');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Job updated successfully!')).toBeVisible();
  await page.clock.runFor(899);
  await expect(page).toHaveURL(edit);
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/employer/dashboard');
});

test('the wizard leads on 1500 ms after a draft', async ({ page }) => {
  await signIn(page, employer, '/employer/post-job');
  await text(page, 'Job title').fill('Wattle draft');
  await choice(page, 'Employment basis').selectOption('Casual');
  await stopClock(page);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(toast(page, 'Draft saved successfully!')).toBeVisible();
  await page.clock.runFor(1_499);
  await expect(page).toHaveURL('/employer/post-job');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/employer/drafts');
});

test('a new password leads to the sign-in after 3000 ms', async ({ page }) => {
  await page.goto('/reset-password?token=good');
  await page.route('**/graphql', (route) => route.fulfill({ json: { data: { resetPassword: true } } }));
  for (const name of ['New password', 'Confirm new password']) await text(page, name).fill('long enough');
  await stopClock(page);
  await page.getByRole('button', { name: 'Reset password', exact: true }).click();
  await expect(page.getByText('Password reset successful! You can now log in with your new password.')).toBeVisible();
  await page.clock.runFor(2_999);
  await expect(page).toHaveURL('/reset-password?token=good');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/auth?tab=login');
});

test('the register form suggests ten cities at most from the second letter on, and the years around this one', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-20T01:00:00Z');
  await page.goto('/auth?tab=register');
  await page.getByRole('radio', { name: 'A student or graduate' }).check();
  await choice(page, 'City/suburb').pressSequentially('A');
  await expect(page.getByRole('option', { name: /NSW$/ })).toHaveCount(0);
  await choice(page, 'City/suburb').pressSequentially('N');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(10);
  const years = (await choice(page, 'Graduation year').locator('option').allTextContents()).filter((year) =>
    /^\d+$/.test(year),
  );
  expect(years).toEqual(Array.from({ length: 17 }, (_, at) => String(2016 + at)));
  await page.getByRole('radio', { name: 'An employer' }).check();
  await text(page, 'ABN').pressSequentially('518247535567');
  await expect(text(page, 'ABN')).toHaveValue('51824753556');
});

test('files of more than 10 MB are refused before they are sent', async ({ page }, testInfo) => {
  await signIn(page, student);
  const tooLarge = testInfo.outputPath('large.pdf');
  await mkdir(dirname(tooLarge), { recursive: true });
  await writeFile(tooLarge, Buffer.alloc(10 * 1024 * 1024 + 1));
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Upload resume').setInputFiles(tooLarge);
  await expect(page.getByText('The file is larger than 10 MB.')).toBeVisible();
  await page.goto('/profile?tab=visa');
  await page.getByLabel('Choose a file').setInputFiles(tooLarge);
  await expect(page.getByText('The file is larger than 10 MB.')).toBeVisible();
});

test('the dashboard shows the five newest of six ads, and without an answer says so', async ({ page, operator }) => {
  const busy = anEmployer();
  await operator.register(employerRegistration(busy));
  const trees = ['Banksia', 'Grevillea', 'Callistemon', 'Melaleuca', 'Hakea', 'Telopea'];
  for (const tree of trees) {
    const description = `<p>Plant ${tree} along the ${trees.join(` and ${tree} `)} path before the rain comes.</p>`;
    const input = { title: `${tree} planter`, description, roleCategory: 'SERVICE_RETAIL_HOSPITALITY' };
    await operator.askAs(busy, post, { input: { ...input, employmentType: 'CASUAL' } });
  }
  await signIn(page, busy);
  const titles = page.getByRole('main').getByRole('link', { name: /^\w+ planter$/ });
  await expect(titles).toHaveText(
    trees
      .toReversed()
      .slice(0, 5)
      .map((tree) => `${tree} planter`),
  );
  await failAt(page, 'EmployerDashboard');
  await page.reload();
  await expect(page.getByText('Failed to load your jobs')).toBeVisible();
});
