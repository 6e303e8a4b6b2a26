import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { followConfirmation } from './confirm.ts';
import { aResumeOf } from './files.ts';
import { choice, createAccount, fillStudent, text } from './forms.ts';
import { anEmployer, aStudent, employerRegistration, type Student, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { scaled } from '../support/scale.ts';
import { signIn } from './session.ts';
import { expectSound } from './sound.ts';

/** A student's first day, from the registration to the receipt for a first application, without anybody's help. */
const priya = { ...anEmployer(), companyName: 'Torrens Cafe', industry: 'Hospitality' };
const post = 'mutation ($input: JobInput!) { postJob(input: $input) { id } }';
const titles = ['Barista', 'Cafe all-rounder', 'Kitchen hand', 'Waiter'];
/** Five minutes on a quiet machine; tests may run beside much other load. */
const withinMs = scaled({ share: 1_800_000, full: 300_000 });

const resume = aResumeOf(
  'Work experience',
  'Barista, Lake Kiosk | Mar 2024 - Present',
  'Made coffee for the morning crowd.',
  'Skills',
  'Customer service, cash handling, latte art',
  'Languages: Mandarin, English',
  'RSA',
);

test.beforeAll(async ({ operator, inbox }) => {
  await operator.register(employerRegistration(priya));
  const { html = '' } = await inbox.next(priya.email, /confirm/i);
  await operator.verify(decodeURIComponent(/token=([^"&\s]+)/.exec(html)?.[1] ?? ''));
  for (const title of titles) {
    const input = {
      title,
      description: `<p>${title} at a cafe by the river: coffee, customers and a till, 14 hours a week on weekends.</p>`,
      roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
      employmentType: 'CASUAL',
      location: 'Adelaide SA',
      visaTypes: ['500', '485'],
      requiredSkills: ['Coffee', 'Customer service', 'Cash handling'],
      salaryMin: 33,
    };
    await operator.askAs(priya, post, { input });
  }
});

const step = (page: Page) => page.getByRole('region', { name: 'Your next step' });
const saveStep = (page: Page) => step(page).getByRole('button', { name: 'Save and continue' }).click();

const guideThrough = async (page: Page, student: Student) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Mei$/);
  await expect(step(page).getByRole('heading', { name: /^Add your visa: \d+ jobs? can be checked$/ })).toBeVisible();
  await expectSound(page, 'the guided start');
  await choice(page, 'Visa type').selectOption(student.visaType);
  await saveStep(page);
  await expect(step(page).getByRole('heading', { name: /^Add your skills: \d+ jobs? can be compared/ })).toBeVisible();
  await step(page).getByLabel('Upload resume').setInputFiles(resume);
  const review = step(page).getByRole('group', { name: 'Found in your resume' });
  await expect(review.getByRole('checkbox', { name: 'Mandarin' })).toBeChecked();
  await expect(review.getByRole('checkbox', { name: /^Barista, Lake Kiosk, 2024-03/ })).toBeChecked();
  await review.getByRole('checkbox', { name: 'English' }).uncheck();
  await review.getByRole('button', { name: /^Change Barista, Lake Kiosk/ }).click();
  await review.getByRole('textbox', { name: 'Company' }).fill('Torrens Kiosk');
  await expectSound(page, 'what was found in a resume');
  await review.getByRole('button', { name: 'Add to my profile' }).click();
  await expect(step(page).getByRole('heading', { name: /^Add the hours and days you want/ })).toBeVisible();
  await text(page, 'Hours a week, at most').fill('20');
  await page.reload();
  await expect(text(page, 'Hours a week, at most')).toHaveValue('20');
  for (const name of ['Sat', 'Sun', 'Mornings']) await step(page).getByRole('checkbox', { name }).check();
  await saveStep(page);
  await expect(step(page)).toBeHidden();
};

/** The fortnight card: a shift is added, counted, corrected, exported and deleted. */
const noteShift = async (page: Page) => {
  const card = page.getByRole('region', { name: 'Your fortnight' });
  await expect(card.getByText('48 h', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Add a shift' }).click();
  const form = card.getByRole('group', { name: 'New shift' });
  await form.getByRole('textbox', { name: 'Hours' }).fill('5');
  await form.getByRole('combobox', { name: 'Employer' }).fill('Lake Kiosk');
  await expectSound(page, 'a shift that is noted');
  await form.getByRole('button', { name: 'Save shift' }).click();
  await expect(card.getByText('43 h', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: /: 5 hours, today$/ }).click();
  const change = card.getByRole('group', { name: 'Change the shift' });
  await change.getByRole('textbox', { name: 'Hours' }).fill('20');
  await change.getByRole('button', { name: 'Save shift' }).click();
  await expect(card.getByText('28 h', { exact: true })).toBeVisible();
  const saved = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Calendar file' }).click();
  const calendar = await readFile(await (await saved).path(), 'utf8');
  expect(calendar).toContain('SUMMARY:20 hours\\, Lake Kiosk');
  await card.getByText('All shifts (1)').click();
  await expectSound(page, 'the fortnight with its shifts');
  await card.getByRole('button', { name: /^Delete 20 h, Lake Kiosk/ }).click();
  await expect(card.getByText('48 h', { exact: true })).toBeVisible();
};

const reasonsIn = (part: Locator) => part.locator('span:has(> span)').filter({ hasText: '✓' });

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
for (const size of sizes.slice(0, scaled({ landing: 1, share: sizes.length })))
  test(`at ${size.width} px a fresh student soon has a receipt for a first application`, async ({ page, inbox }) => {
    test.slow();
    const mei = { ...aStudent(), citySuburb: 'Adelaide SA', degree: 'Diploma of Hospitality' };
    await page.setViewportSize(size);
    const began = Date.now();
    await page.goto('/auth?tab=register');
    await fillStudent(page, { ...mei, visaType: '' });
    await expect(choice(page, 'Visa type')).toHaveAccessibleDescription(/won't match you with jobs that name a visa/);
    await createAccount(page);
    await expect(page).toHaveURL('/profile');
    await guideThrough(page, mei);

    await followConfirmation(page, await inbox.next(mei.email, /confirm/i));
    await page.getByRole('link', { name: 'See your matches' }).click();
    await expect(page).toHaveURL('/profile?tab=matches');
    const matches = page.getByRole('region', { name: 'Your matches' }).getByRole('article');
    await expect(matches).toHaveCount(3);
    await inbox.next(mei.email, /^Three jobs fit you already/);
    await expectSound(page, 'the first matches', { always: true });
    await noteShift(page);
    await expect(matches.first()).toContainText('fits 48 h a fortnight');

    const best = page.getByRole('article', { name: (await matches.first().getAttribute('aria-label')) ?? '' });
    const emailed = await reasonsIn(best).allTextContents();
    await best.getByRole('link', { name: /^See the job/ }).click();
    const pane = page.getByRole('region', { name: 'Chosen job' });
    const fits = pane.getByRole('region', { name: 'Why this fits you' });
    await expect(reasonsIn(fits).first()).toBeVisible();
    await expect(reasonsIn(fits)).toHaveText(emailed);
    await expectSound(page, 'a job that the email brought');
    await pane.getByRole('button', { name: /^I'm interested/ }).click();
    await expect(pane.getByText(/^Sent to Torrens Cafe, /)).toBeVisible();
    await page.goBack();
    await expect(best.getByText(/^Sent to Torrens Cafe, /)).toBeVisible();
    await expect(matches).toHaveCount(2);
    await inbox.next(mei.email, /We sent your/);
    // no-luck: many times what is needed; a quiet machine is asked for the time of goals.md
    expect(Date.now() - began).toBeLessThan(withinMs);
    await best.getByRole('button', { name: /^Withdraw/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(best.getByText(/^Withdrawn \d+ \w+\. You may apply again/)).toBeVisible();
    await expect(best.getByRole('button', { name: /^I'm interested/ })).toBeVisible();
    await expect(matches).toHaveCount(3);

    await page.getByRole('tab', { name: 'Profile' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Mandarin', { exact: true })).toBeVisible();
    await expect(main.getByText('English', { exact: true })).toBeHidden();
    await expect(main.getByRole('heading', { name: 'Barista' })).toBeVisible();
    await expect(main.getByText('Torrens Kiosk')).toBeVisible();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(main.getByRole('heading', { name: 'Matching preferences' })).toBeVisible();
    await expectSound(page, "a student's settings");
  });

test('a place that is turned down is named, and can be taken back', async ({ page, inbox, operator }) => {
  test.slow();
  const mei = { ...aStudent(), citySuburb: 'Adelaide SA', degree: 'Diploma of Hospitality' };
  await operator.register(studentRegistration(mei));
  await signIn(page, mei);
  await followConfirmation(page, await inbox.next(mei.email, /confirm/i));
  await page.getByRole('link', { name: 'See your matches' }).click();
  const first = page.getByRole('region', { name: 'Your matches' }).getByRole('article').first();
  await first.getByRole('button', { name: /^Not for me/ }).click();
  await first.getByRole('button', { name: /^Wrong place/ }).click();
  await expect(first.getByText('No more jobs from Torrens Cafe in Adelaide SA')).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  const turnedDown = page.getByRole('region', { name: 'What you turned down' });
  await turnedDown.getByRole('button', { name: 'Undo: No more jobs from Torrens Cafe in Adelaide SA' }).click();
  await expect(turnedDown.getByText(/^Nothing\./)).toBeVisible();
});
