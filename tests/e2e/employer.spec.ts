import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { dayMs } from '@waratah/vocabulary/limits';
import { z } from 'zod';
import { headlessPath } from '../../tools/chromium.ts';
import { scaled } from '../support/scale.ts';
import { failAt } from './answers.ts';
import { choice, text } from './forms.ts';
import { anEmployer, type Employer, employerRegistration } from './people.ts';
import type { Operator } from './operator.ts';
import { expect, test } from './portal.ts';
import { signIn, storeSession } from './session.ts';
import { expectSound } from './sound.ts';
import {
  aJob,
  description,
  fillBasics,
  fillRequirements,
  fillTheRest,
  fillWizard,
  nextStep,
  stepHeading,
  toast,
} from './wizard.ts';

/** An employer's screens: the wizard in each mode, drafts, the dashboard, a job's page. */

let employer: Employer;
test.beforeEach(async ({ page, operator }) => {
  employer = anEmployer();
  await operator.register(employerRegistration(employer));
  await storeSession(page, employer);
});

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const draftCard = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('the wizard leads through five steps, none is left before it is right, and publishes one job', async ({
  page,
}) => {
  test.slow();
  const job = aJob('Reporting assistant');
  await page.goto('/employer/post-job?step=5');
  await expect(page).toHaveURL('/employer/post-job?step=1');
  const current = page.getByRole('list').locator('[aria-current=step]');
  await expect(current).toContainText('Basics');
  await nextStep(page);
  for (const words of [
    'Title must be at least 5 characters.',
    'Role category is required.',
    'Employment basis is required.',
    'Experience level is required.',
    'Please provide a location or select Remote.',
  ])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(text(page, 'Job title')).toBeFocused();
  await expectSound(page, 'the wizard, basics with findings');
  await fillBasics(page, job);
  await nextStep(page);

  await expect(stepHeading(page, 'Requirements')).toBeVisible();
  await expect(current).toContainText('Requirements');
  await page.goBack();
  await expect(current).toContainText('Basics');
  await page.goForward();
  await expect(current).toContainText('Requirements');
  await description(page).fill('Nineteen characters');
  await nextStep(page);
  await expect(page.getByText('Description must be at least 20 characters.')).toBeVisible();
  await fillRequirements(page, job);
  await expectSound(page, 'the wizard, requirements');
  await nextStep(page);

  await expect(stepHeading(page, 'Compensation')).toBeVisible();
  await text(page, 'Pay from (AUD)').fill('20');
  await expect(page.getByText(/below the national minimum wage of \$26\.44 an hour/)).toBeVisible();
  await text(page, 'Pay to (AUD)').fill('10');
  await nextStep(page);
  await expect(page.getByText('The lowest pay must not be above the highest.')).toBeVisible();
  await expectSound(page, 'the wizard, compensation');
  await text(page, 'Pay from (AUD)').fill(job.pay);
  await text(page, 'Pay to (AUD)').fill('');
  await nextStep(page);

  await expect(stepHeading(page, 'Accepted Visas')).toBeVisible();
  await nextStep(page);
  await expect(page.getByText('Please select at least one visa type.')).toBeVisible();
  await expectSound(page, 'the wizard, visas');
  await page.getByRole('checkbox', { name: job.visa }).check();
  await nextStep(page);

  await expect(stepHeading(page, 'Review & Publish')).toBeVisible();
  for (const words of [job.title, job.description, job.skill, 'Junior', '$42.50/hr', job.visa])
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  await expectSound(page, 'the wizard, review');
  await page.getByRole('button', { name: 'Publish Job' }).dblclick();
  await expect(toast(page, 'Job posted successfully!')).toBeVisible();
  await expect(page).toHaveURL('/employer/dashboard');
  await expect(row(page, job.title)).toHaveCount(1);
  await expect(page.getByRole('term').filter({ hasText: 'Total Jobs' }).locator('..')).toHaveText('Total Jobs1');
  await expect(row(page, job.title)).toContainText('0 applications');
  await expectSound(page, 'the dashboard with a job');
  await page.goto('/employer/post-job');
  await expect(text(page, 'Job title')).toHaveValue('');
});

test('a description is written on demand, and nothing written is replaced without a question', async ({ page }) => {
  await page.goto('/employer/post-job');
  await text(page, 'Job title').fill('Weekend barista');
  await fillBasics(page, aJob('Weekend barista'));
  await nextStep(page);
  const write = page.getByRole('button', { name: 'Write with AI' });
  await write.click();
  await expect(toast(page, 'Job description generated successfully!')).toBeVisible();
  await expect(description(page)).toContainText('North Light Analytics');
  const words = (await description(page).innerText()).trim().split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(160);
  expect(words).toBeLessThanOrEqual(260);
  await expectSound(page, 'a generated description');
  await write.click();
  await expect(page.getByRole('dialog')).toContainText('Replace your description?');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.route('**/api/ai/generate/**', (route) => route.abort());
  await write.click();
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(
    page.getByText('AI generation failed. Please try again or write the description manually.'),
  ).toBeVisible();
  await expect(description(page)).toContainText('North Light Analytics');
  await page.goto('/employer/fast-post');
  await page.getByRole('button', { name: 'Write with AI' }).click();
  await expect(page.getByText('Please enter a job title first')).toBeVisible();
  await page.unroute('**/api/ai/generate/**');
  await page.getByRole('button', { name: 'Publish Job' }).click();
  const missing = page.getByText('Description must be at least 20 characters.');
  await expect(missing).toBeVisible();
  await text(page, 'Job title').fill('Weekend barista');
  await page.getByRole('button', { name: 'Write with AI' }).click();
  await expect(toast(page, 'Job description generated successfully!')).toBeVisible();
  await expect(missing).toBeHidden();
  await expect(description(page).getByRole('listitem').nth(2)).toBeVisible();
  await expect(description(page).getByRole('heading', { name: 'How to apply' })).toBeVisible();
  expect(await description(page).innerText()).not.toMatch(/^- /m);
});

test('drafts are saved from any step by rules of their own, go on where they stopped, and are published or deleted', async ({
  page,
}) => {
  test.slow();
  await page.goto('/employer/drafts');
  await expect(page.getByText('No job drafts yet')).toBeVisible();
  await expectSound(page, 'no drafts');
  await page.getByRole('main').getByRole('link', { name: 'Create New Job' }).first().click();
  await expect(page).toHaveURL('/employer/post-job');

  const job = aJob('Lab assistant');
  const saveDraft = () => page.getByRole('button', { name: 'Save Draft' }).click();
  await text(page, 'Job title').fill('La');
  await saveDraft();
  await expect(page.getByText('Title must be at least 3 characters to save as draft.')).toBeVisible();
  await expect(page.getByText('Employment basis is required.')).toBeVisible();
  await fillBasics(page, job);
  await nextStep(page);
  await fillRequirements(page, job);
  await saveDraft();
  await expect(toast(page, 'Draft saved successfully!')).toBeVisible();
  await expect(page).toHaveURL('/employer/drafts');

  const card = draftCard(page, job.title);
  await expect(card).toContainText('Step 1: Requirements');
  await expect(card).toContainText(`${job.location} · Part-time`);
  await expect(card).toContainText(job.description);
  await expect(card).toContainText(/Created \d+ \w+ \d{4}, \d+:\d\d [ap]m/);
  await expectSound(page, 'a draft');

  await card.getByRole('link', { name: `Edit ${job.title}` }).click();
  await expect(toast(page, 'Draft loaded successfully!')).toBeVisible();
  await expect(stepHeading(page, 'Requirements')).toBeVisible();
  await expect(description(page)).toHaveText(job.description);
  await nextStep(page);
  await text(page, 'Pay from (AUD)').fill(job.pay);
  await nextStep(page);
  await saveDraft();
  await expect(page.getByText('Please select at least one visa type.')).toBeVisible();
  await page.getByRole('checkbox', { name: job.visa }).check();
  await saveDraft();
  await expect(toast(page, 'Draft updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/employer/drafts');
  await expect(card).toContainText('Step 3: Options');

  await card.getByRole('button', { name: `Publish ${job.title}` }).click();
  await expect(toast(page, 'Job published successfully!')).toBeVisible();
  await expect(page).toHaveURL('/employer/dashboard');
  await expect(row(page, job.title)).toHaveCount(1);

  await page.goto('/employer/fast-post');
  const keep = page.getByRole('button', { name: 'Keep as draft' });
  await text(page, 'Job title').fill('No');
  await keep.click();
  const tooShort = page.getByText('Title must be at least 3 characters to save as draft.');
  await expect(tooShort.first()).toBeVisible();
  await text(page, 'Job title').fill('Not to be');
  await expect(tooShort).toHaveCount(0);
  await keep.click();
  await expect(toast(page, 'Draft saved successfully!')).toBeVisible();
  await expect(page).toHaveURL('/employer/drafts');
  await expect(draftCard(page, job.title)).toHaveCount(0);
  await expect(draftCard(page, 'Not to be')).toContainText('Step 0: Basics');
  await draftCard(page, 'Not to be').getByRole('button', { name: 'Publish Not to be' }).click();
  await expect(page.getByRole('alert').getByText(/Role Category: Role category is required\./)).toBeVisible();
  await draftCard(page, 'Not to be').getByRole('button', { name: 'Delete Not to be' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Are you sure you want to delete this job draft? This action cannot be undone.');
  await expectSound(page, 'the question before a draft is deleted');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Draft deleted successfully')).toBeVisible();
  await expect(page.getByText('No job drafts yet')).toBeVisible();
  await page.goto('/employer/fast-post');
  await expect(text(page, 'Job title')).toHaveValue('');
});

test('an ad is edited in the wizard, and of two tabs the second is told', async ({ page, operator }) => {
  const job = aJob('Campus guide');
  await operator.askAs(employer, 'mutation Post($input: JobInput!) { postJob(input: $input) { id } }', {
    input: {
      title: job.title,
      description: `<p>${job.description}</p>`,
      roleCategory: 'STUDY_ALIGNED_PROFESSIONAL',
      employmentType: 'PART_TIME',
      experienceLevel: 'junior',
      location: job.location,
      visaTypes: ['500'],
    },
  });
  await page.goto('/employer/dashboard');
  await row(page, job.title)
    .getByRole('link', { name: `Edit ${job.title}` })
    .click();
  await expect(page).toHaveURL(/\/employer\/post-job\?edit=\d+/);
  await expect(toast(page, 'Job data loaded successfully!')).toBeVisible();
  await expect(text(page, 'Job title')).toHaveValue(job.title);
  await expectSound(page, 'the wizard with an ad');

  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await text(tab, 'Job title').fill('Campus guide, weekends');
  await tab.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(tab, 'Job updated successfully!')).toBeVisible();
  await expect(tab).toHaveURL('/employer/dashboard');

  await page.bringToFront();
  await text(page, 'Job title').fill('Campus guide, evenings');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page
      .getByRole('alert')
      .getByText(/Nothing was overwritten/)
      .first(),
  ).toBeVisible();
  await expect(text(page, 'Job title')).toHaveValue('Campus guide, evenings');
  await expectSound(page, 'the wizard after another tab');
  await page.getByRole('button', { name: 'Load the saved version' }).click();
  await expect(text(page, 'Job title')).toHaveValue('Campus guide, weekends');
  await tab.reload();
  await expect(row(tab, 'Campus guide, weekends')).toHaveCount(1);
});

test('an ad without visa types is opened where they are asked for; its page shows all of it and is its end', async ({
  page,
  operator,
}) => {
  const title = 'Night porter';
  await operator.askAs(employer, 'mutation Post($input: JobInput!) { postJob(input: $input) { id } }', {
    input: {
      title,
      description: '<p>Welcome <strong>late</strong> guests.</p>',
      roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
      employmentType: 'CASUAL',
      salaryMin: 30,
      salaryPeriod: 'hour',
    },
  });
  await page.goto('/employer/dashboard');
  await expect(row(page, title)).toContainText('Location not specified');
  const save = async () => {
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Job updated successfully!')).toBeVisible();
    await expect(page).toHaveURL('/employer/dashboard');
  };
  // The pay can be changed without a choice of visas.
  await row(page, title).getByRole('link', { name: 'Change the pay' }).click();
  await expect(stepHeading(page, 'Compensation')).toBeVisible();
  await text(page, 'Pay from (AUD)').fill('34');
  await save();
  await expect(row(page, title).getByRole('link', { name: 'Change the pay' })).toHaveCount(0);
  await row(page, title).getByRole('link', { name: 'Choose visa types' }).click();
  await expect(toast(page, 'Job data loaded! Please select at least one visa type.')).toBeVisible();
  await expect(stepHeading(page, 'Accepted Visas')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Working Holiday 417/462' }).check();
  // The short form asks for neither level nor place, and so does no change of its ad.
  await save();
  await row(page, title)
    .getByRole('link', { name: `Edit ${title}` })
    .click();
  await expect(stepHeading(page, 'Basics')).toBeVisible();
  await nextStep(page);
  await expect(page.getByText('Experience level is required.')).toBeVisible();
  await page.getByRole('button', { name: /Compensation/ }).click();
  await expect(stepHeading(page, 'Basics')).toBeVisible();
  await choice(page, 'Experience level').selectOption('Entry level');
  await page.getByRole('checkbox', { name: 'Remote work available' }).check();
  await expect(page.getByText('A remote job may leave location, city and state empty.')).toBeVisible();
  await save();

  await row(page, title).getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  for (const words of [
    'Remote Work Available',
    'Working Holiday 417/462',
    'Entry level',
    'Casual',
    'North Light Analytics',
  ])
    await expect(main.getByText(words, { exact: true }).first()).toBeVisible();
  await expect(main.locator('strong', { hasText: 'late' })).toBeVisible();
  for (const name of ['← Back to Dashboard', 'Edit Job', 'View Applications'])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  await expectSound(page, "an employer's job page");
  await main.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(
    'Are you sure you want to delete this job posting? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Job deleted successfully')).toBeVisible();
  await expect(page).toHaveURL('/employer/dashboard');
  await expect(page.getByText('No job postings yet')).toBeVisible();
});

test('two tabs with new ads keep an ad each', { tag: '@all' }, async ({ page }) => {
  for (const path of ['/employer/fast-post', '/employer/post-job']) {
    await page.goto(path);
    await text(page, 'Job title').fill('Pastry cook');
    const tab = await page.context().newPage();
    await tab.goto(path);
    await expect(text(tab, 'Job title')).toHaveValue('');
    await text(tab, 'Job title').fill('Night baker');
    await Promise.all([tab.reload(), page.reload()]);
    await expect(text(tab, 'Job title')).toHaveValue('Night baker');
    await expect(text(page, 'Job title')).toHaveValue('Pastry cook');
    await tab.close();
  }
});

test('what cannot be loaded says so, and what is not there leads nowhere', { tag: '@all' }, async ({ page }) => {
  for (const id of ['abc', '999999']) {
    await page.goto(`/employer/post-job?edit=${id}`);
    await expect(page.getByRole('heading', { name: 'Job Not Found' })).toBeVisible();
  }
  await failAt(page, 'PostJobEdit');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to load job data' })).toBeVisible();
  await page.unrouteAll();
  await page.goto('/employer/post-job?draft=999999');
  await expect(page.getByRole('heading', { name: 'Failed to load draft data' })).toBeVisible();
  await expectSound(page, 'a draft that is not there');
  await page.goto('/employer/drafts');
  await expect(page.getByText('No job drafts yet')).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to load job drafts' })).toBeVisible();
});

const askFor = (operator: Operator, person: Employer) => async (title: string) => {
  const mutation = 'mutation Post($input: JobInput!) { postJob(input: $input) { id } }';
  const input = {
    title,
    description: '<p>Welcome guests, carry their bags and keep the lobby tidy.</p>',
    roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
    employmentType: 'CASUAL',
    remoteOption: true,
    visaTypes: ['500'],
  };
  return Number(/\d+/.exec(JSON.stringify(await operator.askAs(person, mutation, { input })))?.[0]);
};

test("another employer's ad is not found, neither on its page nor to be edited, and leaves nothing behind", async ({
  page,
  operator,
}) => {
  const other = anEmployer();
  await operator.register(employerRegistration(other));
  const id = await askFor(operator, other)('Lobby attendant');
  for (const path of [`/employer/jobs/${id}`, `/employer/post-job?edit=${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Job Not Found' })).toBeVisible();
    await expect(page.getByText("The job you're looking for doesn't exist or has been removed.")).toBeVisible();
    await expect(page.getByText('Lobby attendant')).toHaveCount(0);
  }
  expect(await page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('post_job'))`)).toEqual([]);
});

test('the dashboard opens all ads below the newest, and a deletion is counted at once', async ({ page, operator }) => {
  const post = askFor(operator, employer);
  const ids = new Map<string, number>();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    ids.set(day, await post(`${day} porter`));
  const tuesday = ids.get('Tuesday') ?? 0;
  const inFiveDays = new Date(Date.now() + 5 * dayMs).toISOString();
  const shorten = 'mutation ($id: Int!, $input: JobInput!) { updateJob(id: $id, input: $input) { id } }';
  await operator.askAs(employer, shorten, { id: tuesday, input: { expiresAt: inFiveDays } });
  const daysLeft = async (id: number) => {
    const answer = await operator.askAs(employer, 'query ($id: Int!) { myJob(id: $id) { expiresAt } }', { id });
    const { myJob } = z.object({ myJob: z.object({ expiresAt: z.coerce.date() }) }).parse(answer);
    return (myJob.expiresAt.getTime() - Date.now()) / dayMs;
  };
  await page.goto('/employer/dashboard');
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Delete/ }) });
  const counter = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('..');
  await expect(counter('Total Jobs')).toHaveText('Total Jobs7');
  await expect(rows).toHaveCount(5);
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Job deleted successfully')).toBeVisible();
  await expect(counter('Total Jobs')).toHaveText('Total Jobs6');
  await expect(rows).toHaveCount(5);
  await page.getByRole('button', { name: 'Show all 6 jobs' }).click();
  await expect(rows).toHaveCount(6);
  await expect(row(page, 'Monday porter')).toContainText('Remote');
  await expectSound(page, 'the dashboard with all jobs');
  await row(page, 'Monday porter').getByRole('link', { name: 'Monday porter', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Job facts' }).or(page.getByLabel('Job facts'))).toContainText('Remote');
  await page.getByRole('link', { name: 'Preview as a student' }).click();
  await expect(page.getByText('This is how students see the ad.')).toBeVisible();
  await expectSound(page, 'the preview of an ad');
  await page.goBack();
  await page.getByRole('link', { name: '← Back to Dashboard' }).click();
  await expect(page).toHaveURL('/employer/dashboard?jobs=all');
  await expect(rows).toHaveCount(6);
  await text(page, 'Find an ad')
    .or(page.getByRole('searchbox', { name: 'Find an ad' }))
    .fill('day');
  await expect(page.getByRole('button', { name: 'Deactivate', exact: true })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Choose all 6' }).check();
  await page.getByRole('checkbox', { name: /^Choose Monday porter/ }).uncheck();
  let renewals = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('RenewJob')) renewals += 1;
  });
  await page.getByRole('button', { name: 'Renew for 30 days', exact: true }).dblclick();
  await expect(toast(page, '5 ads renewed for 30 days')).toBeVisible();
  expect(renewals).toBe(5);
  expect(await daysLeft(tuesday)).toBeGreaterThan(29);
  await page.getByRole('checkbox', { name: 'Choose all 6' }).check();
  await page.getByRole('checkbox', { name: /^Choose Monday porter/ }).uncheck();
  await page.getByRole('button', { name: 'Deactivate 5 ads' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(toast(page, '5 ads deactivated')).toBeVisible();
  await choice(page, 'State').selectOption('Inactive');
  await expect(rows).toHaveCount(5);
  await row(page, 'Tuesday porter')
    .getByRole('button', { name: /^Activate/ })
    .click();
  await expect(toast(page, 'Job activated successfully')).toBeVisible();
  await expect(rows).toHaveCount(4);
  await choice(page, 'State').selectOption('Waiting for your email');
  await expect(rows).toHaveCount(2);
  await row(page, 'Monday porter')
    .getByRole('link', { name: /^Duplicate/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Post a job' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Basics' }).click();
  await expect(text(page, 'Job title')).toHaveValue('Monday porter');
  await expect(page).toHaveURL(/step=1/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Edit Basics' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish Job' }).click();
  await expect(page).toHaveURL('/employer/dashboard');
  await page.goBack();
  await expect(page, 'Back does not offer to publish the copy again').toHaveURL(/dashboard\?jobs=all/);
});

test('the dashboard asks to confirm the address, until it is', async ({ page, operator, inbox }) => {
  const screens = ['dashboard', 'post-job', 'fast-post', 'drafts'];
  for (const screen of screens.slice(0, scaled({ landing: 2, share: 4 })).toReversed()) {
    await page.goto(`/employer/${screen}`);
    await expect(page.getByText('Please confirm your email address'), screen).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
  await expectSound(page, 'the dashboard before the address is confirmed');
  const { html = '' } = await inbox.next(employer.email, /confirm/i);
  await operator.verify(decodeURIComponent(/token=([^"&\s]+)/.exec(html)?.[1] ?? ''));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Employer Dashboard' })).toBeVisible();
  await expect(page.getByText('Please confirm your email address')).toBeHidden();
});

test('an edited ad is kept as a draft from any step, and the ad stays as it is', { tag: '@all' }, async ({
  page,
  operator,
}) => {
  const id = await askFor(operator, employer)('Bell attendant');
  await page.goto(`/employer/post-job?edit=${id}`);
  await text(page, 'Job title').fill('Bell attendant, nights');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(toast(page, 'Draft saved successfully!')).toBeVisible();
  await expect(page).toHaveURL('/employer/drafts');
  await expect(draftCard(page, 'Bell attendant, nights')).toBeVisible();
  await page.goto(`/employer/jobs/${id}`);
  await expect(page.getByRole('heading', { name: 'Bell attendant', level: 1, exact: true })).toBeVisible();
});

test('a publishing whose answer is lost makes one job at the second try', async ({ page }) => {
  const job = aJob('Museum attendant');
  await page.goto('/employer/post-job');
  await fillWizard(page, job);
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    const posts = (route.request().postData() ?? '').includes('PostWizardJob');
    if (!posts || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Publish Job' }).click();
  await expect(page.getByRole('alert').getByText('Failed to create job').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish Job' }).click();
  await expect(toast(page, 'Job posted successfully!')).toBeVisible();
  await expect(page).toHaveURL('/employer/dashboard');
  await expect(row(page, job.title)).toHaveCount(1);
  expect(lost).toBe(1);
});

/** What the wizard has stored durably, as text. */
const keptTexts = `new Promise((done) => {
  const request = indexedDB.open('waratah');
  request.onsuccess = () => {
    const all = request.result.transaction('kept').objectStore('kept').getAll();
    all.onsuccess = () => {
      request.result.close();
      done(JSON.stringify(all.result));
    };
  };
})`;

/** Kills a browser that this test started, like a power cut. */
const kill = async (profile: string) => {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!command.includes(`--user-data-dir=${profile}`)) continue;
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
};

test('a wizard half filled is there again after the browser was killed', { tag: '@all' }, async ({
  baseURL,
  page,
  viewport,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'wizard-'));
  const open = () =>
    chromium.launchPersistentContext(profile, {
      executablePath: headlessPath,
      args: ['--no-sandbox'],
      ...(baseURL && { baseURL }),
      viewport,
    });
  await page.close();
  const job = aJob('Harvest hand');
  try {
    const first = await open();
    const before = await first.newPage();
    await signIn(before, employer, '/employer/post-job');
    await fillBasics(before, job);
    await nextStep(before);
    await description(before).fill(job.description);
    await expect(before.getByText(/Saved at \d/)).toBeVisible();
    await expect.poll(() => before.evaluate(keptTexts)).toContain(job.description);
    await kill(profile);
    await first.close().catch(() => undefined);

    const second = await open();
    const after = await second.newPage();
    await after.goto('/employer/post-job');
    // The browser may have been killed before it stored the sign-in itself.
    const signedOut = after.getByRole('heading', { name: 'Sign in to Waratah' });
    await expect(stepHeading(after, 'Requirements').or(signedOut)).toBeVisible();
    if (await signedOut.isVisible()) {
      await signIn(after, employer, '/employer/post-job');
    }
    await expect(stepHeading(after, 'Requirements')).toBeVisible();
    await expect(after.getByText(/We restored your unsaved changes\. Saved at/)).toBeVisible();
    await expect(description(after)).toHaveText(job.description);
    await after.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(text(after, 'Job title')).toHaveValue(job.title);
    await expect(choice(after, 'Location')).toHaveValue(job.location);
    await expect(choice(after, 'Experience level')).toHaveValue('junior');
    await after.getByRole('button', { name: 'Start over' }).click();
    await after.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    await expect(text(after, 'Job title')).toHaveValue('');
    await after.getByRole('button', { name: 'Undo' }).click();
    await expect(text(after, 'Job title')).toHaveValue(job.title);
    await second.close();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('the browser goes back a step of the wizard, and starting over asks first and is taken back', async ({ page }) => {
  const job = aJob('Lift attendant');
  await page.goto('/employer/post-job');
  await fillBasics(page, job);
  await nextStep(page);
  await expect(stepHeading(page, 'Requirements')).toBeVisible();
  await page.goBack();
  await expect(stepHeading(page, 'Basics')).toBeVisible();
  await page.goForward();
  await expect(stepHeading(page, 'Requirements')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(text(page, 'Job title')).toHaveValue('');
  await expectSound(page, 'the wizard after starting over');
  await text(page, 'Job title').fill('Porter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await text(page, 'Job title').fill('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.goto('/employer/post-job?step=1');
  await expect(text(page, 'Job title')).toHaveValue(job.title);
});

test('a city of the list is taken with its state, and another one is the employer’s to say', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/employer/post-job');
  const job = aJob('Switchboard operator');
  await fillBasics(page, job);
  await choice(page, 'City').fill('Fitzroy V');
  await page.getByRole('option', { name: 'Fitzroy VIC', exact: true }).click();
  await expect(choice(page, 'City')).toHaveValue('Fitzroy');
  await expect(choice(page, 'State')).toHaveValue('VIC');
  await choice(page, 'City').fill('Hunter Valley');
  await choice(page, 'State').selectOption('NSW');
  await fillTheRest(page, job);
  await page.getByRole('button', { name: 'Publish Job' }).click();
  await expect(toast(page, 'Job posted successfully!')).toBeVisible();
});

test('what was typed about the company is there after a reload, and can be discarded', { tag: '@all' }, async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/employer/company');
  const before = await text(page, 'Company Name').inputValue();
  await text(page, 'Company Name').fill('Harbour Light');
  await text(page, 'Company Details').fill('We light the harbour.');
  await page.reload();
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
  await expect(text(page, 'Company Details')).toHaveValue('We light the harbour.');
  await expectSound(page, 'company information with restored changes');
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(text(page, 'Company Name')).toHaveValue(before);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await text(page, 'Company description').fill('We light every harbour.');
  await page.reload();
  await expect(text(page, 'Company description')).toHaveValue('We light every harbour.');
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
});
