import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { failAt } from './answers.ts';
import { aStudent, anEmployer, employerRegistration, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { storeSession } from './session.ts';
import { expectSound } from './sound.ts';

const mei = aStudent();
const priya = anEmployer();
const post = 'mutation ($input: JobInput!) { postJob(input: $input) { id } }';
const pool =
  'crane swan boat lily frog star box kite lantern dragon tulip whale moth owl fox heron fern pine wave cloud moon bridge gate river stone leaf seed root bark petal';

/** Unusual words, so that no ad is taken for a copy of another. */
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

test.beforeEach(({ page }) => storeSession(page, mei));

const openJobs = async (page: Page) => {
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: '1 Jobs Found' })).toBeVisible();
};

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
/** On a phone the filters are behind a button. */
const openFilters = async (page: Page, isMobile: boolean) => {
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
};
const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');

test('the exact title of a job that sponsors nobody finds it first, before jobs that only share a word', async ({
  page,
}) => {
  await openJobs(page);
  await page.getByRole('searchbox', { name: 'What' }).fill('Paper folder number 3');
  await page.keyboard.press('Enter');
  await expect(heading(page, '1 job accepts your visa without sponsorship')).toBeVisible();
  await expect(cards(page).first()).toContainText('Paper folder number 3');
  await page.goto('/jobs?search=origami+folder&visa_sponsorship=false');
  await expect(heading(page, '14 jobs come close to what you typed')).toBeVisible();
});

test('sponsorship is asked for until it is switched off, and the rest is one press away', async ({
  page,
  isMobile,
}) => {
  await openJobs(page);
  await openFilters(page, isMobile);
  await expect(page.getByRole('button', { name: 'Visa sponsorship' })).toHaveAttribute('aria-pressed', 'true');
  await expectSound(page, 'jobs that sponsor a visa');
  const more = page.getByRole('button', { name: /^\d+ more accept your visa without sponsorship$/ });
  // Other tests' ads are live beside these thirteen.
  const count = Number.parseInt((await more.textContent()) ?? '', 10);
  expect(count).toBeGreaterThanOrEqual(13);
  await more.click();
  await expect(heading(page, `${count} Jobs Found`)).toBeVisible();
  await expect(page).toHaveURL('/jobs?visa_sponsorship=false&without_sponsorship=500');
  await expect(cards(page)).toHaveCount(12);
  const previews = await cards(page)
    .getByText(/^Fold paper with/)
    .allTextContents();
  expect(previews.length).toBeGreaterThan(0);
  for (const one of previews) {
    expect(one).toMatch(/…$/);
    // Cut between two words of at most seven letters, and never after the 220th character.
    expect(one.length).toBeGreaterThan(220 - 7);
    expect(one.length).toBeLessThanOrEqual(220 + 1);
  }
  await expectSound(page, 'all jobs');
});

test('pay that cannot be searched for is said at its field', async ({ page, isMobile }) => {
  await page.goto('/jobs?visa_sponsorship=false&salary_min=lots');
  await expect(page.getByRole('textbox', { name: 'Pay from ($)' })).toHaveAccessibleDescription(/dollars above 0/);
  await page.getByRole('textbox', { name: 'Pay from ($)' }).fill('70000');
  await page.getByRole('textbox', { name: 'Pay to ($)' }).fill('30');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Pay to ($)' })).toHaveAccessibleDescription(/not be less than/);
  await expectSound(page, `pay that is turned round${isMobile ? ' on a phone' : ''}`);
});

test('where a place has nothing, jobs elsewhere and places that may be meant are offered', async ({ page }) => {
  await page.goto('/jobs?search=paper&visa_sponsorship=false&location=Eucla+WA&radius=5');
  await expect(heading(page, 'No jobs found')).toBeVisible();
  await expectSound(page, 'no jobs at a place');
  await page.getByRole('link', { name: /^\d+ jobs? in all of Australia$/ }).click();
  await expect(page).toHaveURL('/jobs?search=paper&visa_sponsorship=false');
});

test('pages, filters and words stand in the address, and Back brings them again', async ({ page, isMobile }) => {
  await page.goto('/jobs?search=paper&visa_sponsorship=false');
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/jobs?search=paper&visa_sponsorship=false&page=2');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'What' }).fill('papr foldr');
  await openFilters(page, isMobile);
  await page.getByRole('combobox', { name: 'Where' }).fill(place);
  await page.getByRole('combobox', { name: 'Work type' }).selectOption('Casual');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(heading(page, '13 Jobs Found')).toBeVisible();
  await expect(page).toHaveURL(/search=papr\+foldr&location=Hobart\+TAS&work_type=Casual/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'What' })).toHaveValue('papr foldr');
  await expect(heading(page, '13 Jobs Found')).toBeVisible();
  await openFilters(page, isMobile);
  await page.getByRole('button', { name: '$60k - $120k' }).click();
  await expect(page).toHaveURL(/salary_min=60000/);
  await page.goBack();
  await expect(heading(page, '13 Jobs Found')).toBeVisible();
  await expect(page.getByRole('button', { name: '$60k - $120k' })).toHaveAttribute('aria-pressed', 'false');
});

test('another page starts at the top, Back returns to where the list was left, and a page beyond the last is the last', async ({
  page,
}) => {
  const top = () => page.evaluate<number>('window.scrollY');
  await page.goto('/jobs?search=paper&visa_sponsorship=false');
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/&page=2$/);
  await expect(cards(page)).toHaveCount(2);
  await expect.poll(top).toBe(0);
  await expect(heading(page, '13 Jobs Found')).toBeFocused();
  await expect(page.getByRole('heading', { name: /^1 more job is close: / })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  await expect.poll(top).toBeGreaterThan(600);
  const left = await top();
  await cards(page).last().getByRole('link').first().click();
  await expect(page).toHaveURL(/job=\d+/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(400);
  await page.goto('/jobs?search=paper&visa_sponsorship=false&page=99');
  await expect(page).toHaveURL('/jobs?search=paper&visa_sponsorship=false&page=2');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(cards(page)).toHaveCount(2);
});

test('places are suggested after two characters, misspelt ones too', async ({ page, isMobile }) => {
  await openJobs(page);
  await openFilters(page, isMobile);
  await page.getByRole('combobox', { name: 'Where' }).pressSequentially('ulti');
  await page.getByRole('option', { name: 'Ultimo NSW' }).click();
  await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue('Ultimo NSW');
  await page.getByRole('combobox', { name: 'Where' }).fill('Sydny');
  await expect(page.getByRole('option').first()).toHaveText('Sydney NSW');
});

test('where no job sponsors, those that need no sponsor are the headline and the list', async ({ page, isMobile }) => {
  await page.goto('/jobs?search=folder');
  await expect(heading(page, '13 jobs accept your visa without sponsorship')).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await expectSound(page, 'jobs that need no sponsor');
  if (!isMobile) await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Paper folder number/);
  await page.getByRole('button', { name: 'Show all 13' }).click();
  await expect(page).toHaveURL('/jobs?search=folder&visa_sponsorship=false&without_sponsorship=500');
});

test('a list is sorted, a phone counts its filters, and pay, age and distance are more filters', async ({
  page,
  isMobile,
}) => {
  await page.goto('/jobs?search=paper&visa_sponsorship=false&location=Hobart+TAS');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Nearest first');
  await expect(page).toHaveURL(/sort=nearest/);
  await page.getByRole('button', { name: isMobile ? 'Filters (1)' : 'More filters' }).click();
  await page.getByRole('combobox', { name: 'Distance' }).selectOption('Within 5 km');
  await page.getByRole('combobox', { name: 'Posted' }).selectOption('In the last 7 days');
  await page.getByLabel('Pay from ($)').fill('32.50');
  await expectSound(page, 'more filters');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/salary_min=32.5&posted_within=7&radius=5&sort=nearest/);
  await expect(heading(page, '13 Jobs Found')).toBeVisible();
  await expect(page.getByRole('button', { name: isMobile ? 'Filters (4)' : 'More filters (3)' })).toBeVisible();
});

test('a job leads to similar ones, and its link can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/jobs?search=paper&visa_sponsorship=false');
  await cards(page).first().getByRole('link').click();
  const detail = page.getByRole('region', { name: 'Chosen job' });
  await detail.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').getByText('Link copied')).toBeVisible();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toMatch(/\/jobs\?job=\d+$/);
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;
  const betweenActions = async () => {
    const save = await detail.getByRole('button', { name: 'Save this job' }).boundingBox();
    return (await leftOf(detail.getByRole('button', { name: 'Apply' }))) - (save ? save.x + save.width : Number.NaN);
  };
  await expect.poll(betweenActions, 'Save and Apply stand together').toBeLessThan(24);
  const apart = async () => {
    const text = await leftOf(detail.getByRole('heading', { name: 'About the job' }));
    return Math.abs((await leftOf(detail.getByRole('button', { name: 'Copy link' }).locator('svg'))) - text);
  };
  await expect.poll(apart).toBeLessThan(8);
  const similar = detail.getByRole('region', { name: 'Similar jobs' });
  await expect(similar.getByRole('link')).toHaveCount(3);
  await similar.getByRole('link').first().click();
  await expect(detail.getByRole('heading', { level: 1, name: /^Paper folder/ })).toBeVisible();
});

test('a job leads to its company, which shows what is public and its live jobs', async ({ page }) => {
  await page.goto('/jobs?search=paper&visa_sponsorship=false');
  await cards(page).first().getByRole('link').click();
  const detail = page.getByRole('region', { name: 'Chosen job' });
  await detail.getByRole('link', { name: 'North Light Analytics', exact: true }).click();
  await expect(page).toHaveURL(/\/companies\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'North Light Analytics' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '14 live jobs' })).toBeVisible();
  await expect(page.getByRole('main').getByText(priya.email)).toHaveCount(0);
  // No operator has approved an ad of theirs yet.
  await expect(page.getByText('ABN checked')).toHaveCount(0);
  await expectSound(page, 'a company');
  await page.goto('/companies/999999');
  await expect(page.getByRole('heading', { level: 1, name: 'Company not found' })).toBeVisible();
});

test('a guest who opens the jobs learns why to sign in, and how to join', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/jobs');
  await expect(page.getByText('Sign in to see the jobs.')).toBeVisible();
  await page.getByRole('link', { name: 'Create a free account' }).click();
  await expect(page).toHaveURL(/tab=register/);
});

test('nothing found offers to clear all filters', async ({ page, isMobile }) => {
  await page.goto('/jobs?search=unicorn&student_friendly=true&visa_sponsorship=false');
  await expect(heading(page, 'No jobs found')).toBeVisible();
  await expectSound(page, 'no jobs found');
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page).toHaveURL('/jobs');
  await openFilters(page, isMobile);
  await expect(page.getByRole('button', { name: 'Visa sponsorship' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Student friendly' })).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('searchbox', { name: 'What' })).toHaveValue('');
});

test('a phone asks for no job until one is chosen, a wide window for the first at once', { tag: '@all' }, async ({
  page,
  isMobile,
}) => {
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
  await openJobs(page);
  await page.getByRole('link', { name: 'Origami software developer' }).click();
  await expect(page).toHaveURL(`/jobs?job=${sponsored}`);
  const detail = page.getByRole('region', { name: 'Chosen job' });
  await expect(detail.getByRole('heading', { name: 'Origami software developer', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible({ visible: !isMobile });
  await expectSound(page, 'a job opened from the list', { always: true });
  const report = detail.getByRole('button', { name: 'Report this ad' });
  const textStart: (node: Locator) => Promise<unknown> = (node) =>
    node.evaluate(
      'node => Math.round(node.getBoundingClientRect().left + parseFloat(getComputedStyle(node).paddingLeft))',
    );
  const title = detail.getByRole('heading', { level: 1 });
  await expect.poll(async () => (await textStart(report)) === (await textStart(title))).toBe(true);
  await report.click();
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
  await openJobs(page);
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
