import type { Page } from '@playwright/test';
import { z } from 'zod';
import { failAt } from './answers.ts';
import { aStudent, anEmployer, employerRegistration, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { expectSound } from './sound.ts';

const mei = aStudent();
const priya = anEmployer();
const post = 'mutation ($input: JobInput!) { postJob(input: $input) { id } }';
const pool =
  'crane swan boat lily frog star box kite lantern dragon tulip whale moth owl fox heron fern pine wave cloud moon bridge gate river stone leaf seed root bark petal';

/** Words of its own, so that no ad is taken for a copy of another. */
const textOf = (number: number) => {
  const words = pool.split(' ');
  return Array.from({ length: 60 }, (_, at) => words[(at * (number + 3) + number * 11) % words.length]).join(' ');
};

/** Far from where other tests' students live, so that none of them is matched with these. */
const place = 'Hobart TAS';

const ad = (title: string, number: number, fields: object = {}) => ({
  title,
  description: `<p>Fold paper with a small team: ${textOf(number)}.</p>`,
  roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
  employmentType: 'CASUAL',
  location: place,
  visaTypes: ['500', '485'],
  salaryMin: 31,
  salaryMax: 33,
  ...fields,
});
const Posted = z.object({ postJob: z.object({ id: z.number() }) });
let sponsored = 0;

test.beforeAll(async ({ operator, inbox }) => {
  await operator.register(studentRegistration(mei));
  await operator.register(employerRegistration(priya));
  const { html = '' } = await inbox.next(priya.email, /confirm/i);
  await operator.verify(decodeURIComponent(/token=([^"&\s]+)/.exec(html)?.[1] ?? ''));
  for (let number = 1; number <= 13; number++)
    await operator.askAs(priya, post, { input: ad(`Paper folder number ${number}`, number) });
  const input = ad('Origami software developer', 20, {
    visaSponsorship: true,
    visaTypes: ['482'],
    employmentType: 'FULL_TIME',
    location: 'Perth WA',
    salaryMin: 90_000,
    salaryMax: 110_000,
  });
  sponsored = Posted.parse(await operator.askAs(priya, post, { input })).postJob.id;
});

test.beforeEach(async ({ page }) => {
  await signIn(page, mei, '/jobs');
  await expect(page.getByRole('heading', { name: '1 Jobs Found' })).toBeVisible();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');

test('sponsorship is asked for until it is switched off, and the rest is one press away', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Visa sponsorship' })).toHaveAttribute('aria-pressed', 'true');
  await expectSound(page, 'jobs that sponsor a visa');
  const more = page.getByRole('button', { name: /^\d+ more accept your visa without sponsorship$/ });
  // Other tests' ads are live beside these thirteen.
  const count = Number.parseInt((await more.textContent()) ?? '', 10);
  expect(count).toBeGreaterThanOrEqual(13);
  await more.click();
  await expect(heading(page, `${count + 1} Jobs Found`)).toBeVisible();
  await expect(page).toHaveURL('/jobs?visa_sponsorship=false');
  await expect(cards(page)).toHaveCount(12);
  const previews = await cards(page)
    .getByText(/^Fold paper with/)
    .allTextContents();
  expect(previews.length).toBeGreaterThan(0);
  for (const one of previews) {
    expect(one).toMatch(/…$/);
    // Cut between two words of at most seven letters, and never behind the 220th sign.
    expect(one.length).toBeGreaterThan(220 - 7);
    expect(one.length).toBeLessThanOrEqual(220 + 1);
  }
  await expectSound(page, 'all jobs');
});

test('pages, filters and words stand in the address, and Back brings them again', async ({ page }) => {
  await page.goto('/jobs?search=paper&visa_sponsorship=false');
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/jobs?search=paper&visa_sponsorship=false&page=2');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'What' }).fill('papr foldr');
  await page.getByRole('combobox', { name: 'Where' }).fill(place);
  await page.getByRole('combobox', { name: 'Work type' }).selectOption('Casual');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(heading(page, '13 Jobs Found')).toBeVisible();
  await expect(page).toHaveURL(/search=papr\+foldr&location=Hobart\+TAS&work_type=Casual/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'What' })).toHaveValue('papr foldr');
  await expect(heading(page, '13 Jobs Found')).toBeVisible();
  await page.getByRole('button', { name: '$60k - $120k' }).click();
  await page.goBack();
  await expect(heading(page, '13 Jobs Found')).toBeVisible();
  await expect(page.getByRole('button', { name: '$60k - $120k' })).toHaveAttribute('aria-pressed', 'false');
});

test('places are suggested after two characters', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Where' }).pressSequentially('ulti');
  await page.getByRole('option', { name: 'Ultimo NSW' }).click();
  await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue('Ultimo NSW');
});

test('nothing found offers to clear all filters', async ({ page }) => {
  await page.goto('/jobs?search=unicorn&student_friendly=true&visa_sponsorship=false');
  await expect(heading(page, 'No jobs found')).toBeVisible();
  await expectSound(page, 'no jobs found');
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('button', { name: 'Visa sponsorship' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Student friendly' })).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('searchbox', { name: 'What' })).toHaveValue('');
});

test('a phone asks for no job until one is chosen, a wide window for the first at once', async ({ page, isMobile }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.postData() ?? ''));
  const jobs = () => asked.filter((body) => body.includes('"operationName":"JobsPage"')).length;
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: '1 Jobs Found' })).toBeVisible();
  if (!isMobile) await expect.poll(jobs).toBe(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    isMobile ? 'Find jobs' : 'Origami software developer',
  );
  await page.getByRole('link', { name: 'Origami software developer' }).first().click();
  await expect(page.getByRole('heading', { name: 'Origami software developer', level: 1 })).toBeVisible();
  expect(jobs(), 'asked for once').toBe(1);
});

test('a job is opened beside the list, or as a page of its own on a phone, and can be reported', async ({
  page,
  isMobile,
}) => {
  await page.getByRole('link', { name: 'Origami software developer' }).click();
  await expect(page).toHaveURL(`/jobs?job=${sponsored}`);
  const detail = page.getByRole('region', { name: 'Chosen job' });
  await expect(detail.getByRole('heading', { name: 'Origami software developer', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible({ visible: !isMobile });
  await expectSound(page, 'a job opened from the list');
  await detail.getByRole('button', { name: 'Report this ad' }).click();
  await page.getByRole('radio', { name: 'It asks for money or documents' }).check();
  await page.getByLabel('Anything we should know?').fill('They want a fee for the paper.');
  await expectSound(page, 'a report of an ad');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('status').getByText('Thank you. Our team will look at this ad.')).toBeVisible();
});

test('a job is saved at once, listed, and taken out again; a refusal takes the heart back', async ({
  page,
  isMobile,
}) => {
  await page.getByRole('button', { name: 'Save Origami software developer' }).click();
  await expect(page.getByRole('status').getByText('Saved job')).toBeVisible();
  await page.goto('/saved');
  await expect(page.getByRole('heading', { name: 'My Saved Jobs', level: 1 })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  const columns = await page.evaluate<string>(
    "getComputedStyle(document.querySelector('main article').parentElement).gridTemplateColumns",
  );
  expect(columns.split(' ')).toHaveLength(isMobile ? 1 : 2);
  await expectSound(page, 'saved jobs');
  const remove = page.getByRole('button', { name: 'Remove Origami software developer from saved jobs' });
  await failAt(page, 'UnsaveJob');
  await remove.click();
  await expect(page.getByRole('alert').getByText('Failed to remove')).toBeVisible();
  await page.unrouteAll();
  await remove.click();
  await expect(page.getByRole('status').getByText('Removed from Saved')).toBeVisible();
  await expect(page.getByText("You haven't saved any jobs yet.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Browse Jobs' })).toHaveAttribute('title', 'Disabled for Pilot');
  await expectSound(page, 'no saved jobs');
  await page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes('SaveJob') ? route.abort() : route.continue(),
  );
  await page.goto('/jobs');
  const heart = page.getByRole('button', { name: 'Save Origami software developer' });
  await heart.click();
  await expect(page.getByRole('alert').getByText('Failed to save')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('when jobs cannot be loaded three samples and five pages are shown, and say so', async ({ page }) => {
  await page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes('SearchJobs')
      ? route.fulfill({ status: 500, body: 'no' })
      : route.continue(),
  );
  await page.goto('/jobs?visa_sponsorship=false');
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(3);
  for (let number = 1; number <= 5; number++)
    await expect(page.getByRole('link', { name: `Page ${number}`, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
  await expectSound(page, 'sample jobs');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: /^1[4-9] Jobs Found$/ })).toBeVisible();
});
