import { followConfirmation } from './confirm.ts';
import { dayMs } from '@waratah/vocabulary/limits';
import { choice, createAccount, fillAd, fillEmployer, text } from './forms.ts';
import { scaled } from '../support/scale.ts';
import { anAd, anEmployer, aStudent, employerRegistration, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { expectSound } from './sound.ts';

/** A new employer's way to the first ad that students see, and to the first applicant. */

/** Two minutes on a quiet machine; tests may run beside much other load. */
const withinMs = scaled({ share: 900_000, full: 120_000 });

const speaking =
  'mutation ($languages: [String!], $skills: [String!]) { updateStudentProfile(input: { languages: $languages, skills: $skills }) { id } }';

for (const width of scaled({ landing: [1440], share: [1440, 390] }))
  test(`at ${width} px a new employer soon has a live ad, is told at each step how it stands, and sees who applies and why`, async ({
    page,
    inbox,
    openBrowser,
    operator,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const employer = anEmployer();
    const description = 'You wash up and prepare vegetables with us. Food safety and knife skills help.';
    const ad = { ...anAd('Kitchen hand, evenings'), description };
    const began = Date.now();
    await page.goto('/auth?tab=register');
    await fillEmployer(page, employer);
    await createAccount(page);
    await expect(page).toHaveURL('/employer/dashboard');
    await page.goto('/employer/fast-post');
    await expect(page.getByText('Please confirm your email address')).toBeVisible();
    await followConfirmation(page, await inbox.next(employer.email, /confirm/i));
    await expect(page.getByRole('link', { name: 'Post Your First Job' })).toBeVisible();

    await page.goto('/employer/fast-post');
    await fillAd(page, ad);
    await text(page, 'Hours a week from').fill('38');
    const who = page.getByRole('region', { name: /may take this job/ });
    await expect(who.getByText('Closed to student visas')).toBeVisible();
    await expect(who.getByText('38 hours a week, 76 a fortnight: more than the 48')).not.toHaveCount(0);
    await text(page, 'Hours a week from').fill('12');
    await text(page, 'Hours a week to').fill('18');
    for (const day of ['Thu', 'Fri', 'Sat']) await page.getByRole('checkbox', { name: day, exact: true }).check();
    await page.getByLabel('Shifts start about').fill('17:00');
    await page.getByLabel('Shifts end about').fill('22:00');
    await expect(who.getByText('Open to student visas')).toBeVisible();
    await expect(
      who.getByRole('heading', { name: /^(Fewer than 10|About \d+) students near Haymarket may take this job$/ }),
    ).toBeVisible();
    const card = page.getByRole('region', { name: 'How students see it' });
    await expect(card.getByRole('heading', { name: ad.title })).toBeVisible();
    await expect(card.getByText('12 to 18 h a week, Thu to Sat, 5 pm to 10 pm')).toBeVisible();
    await page.getByRole('button', { name: 'Publish Job' }).click();
    await expect(page.getByRole('status').getByText('Job published! Redirecting…')).toBeVisible();
    await expect(page).toHaveURL('/profile');

    await page.goto('/employer/dashboard');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: ad.title, exact: true }) });
    await expect(row.getByText('Active', { exact: true })).toBeVisible();
    await expect(row.getByText(/^Students see it until /)).toBeVisible();
    // no-luck: many times what is needed; a quiet machine is asked for the time of goals.md
    expect(Date.now() - began).toBeLessThan(withinMs);
    await expect(page.getByRole('button', { name: 'Search and manage all ads' })).toBeVisible();

    expect((await inbox.next(employer.email, /is live/)).text).toContain('students see this ad until');
    await row.getByRole('link', { name: ad.title, exact: true }).click();
    await expect(page.getByText('12 to 18 h a week, Thu to Sat, 5 pm to 10 pm')).toBeVisible();
    const id = Number(/jobs\/(\d+)/.exec(page.url())?.[1]);
    const trend = page.getByRole('region', { name: 'Performance' });
    await expect(trend.getByText('Nothing yet.')).toBeVisible();
    await expectSound(page, 'the first ad');
    const shorten = 'mutation ($id: Int!, $input: JobInput!) { updateJob(id: $id, input: $input) { expiresAt } }';
    const soon = new Date(Date.now() + 2 * dayMs).toISOString();
    await operator.askAs(employer, shorten, { id, input: { expiresAt: soon } });
    await page.reload();
    const until = page.getByText(/^Students see it until /);
    const before = await until.innerText();
    await page.getByRole('button', { name: `Renew for 30 days: ${ad.title}` }).click();
    await expect(page.getByRole('status').getByText('Job renewed for 30 days')).toBeVisible();
    await expect(until).not.toHaveText(before);

    const student = aStudent();
    await operator.register(studentRegistration(student));
    await operator.askAs(student, speaking, {
      languages: ['English', 'Nepali'],
      skills: ['Food safety', 'Knife skills'],
    });
    const other = await openBrowser();
    await signIn(other, student, '/profile?tab=visa');
    const consent = other.getByRole('checkbox', { name: /^Show employers I apply to/ });
    await expect(consent).not.toBeChecked();
    await consent.click();
    await expect(other.getByText(/^Shown since /)).toBeVisible();
    await expectSound(other, 'what employers see of a visa');
    const apply = () => operator.askAs(student, 'mutation ($id: Int!) { applyForJob(jobId: $id) { id } }', { id });
    // The account's event may not have arrived yet.
    await expect(apply).toPass();

    await page.goto('/employer/applications');
    const name = page.getByRole('link', { name: `${student.firstName} ${student.lastName}` });
    await expect(name).toBeVisible();
    const applicant = page.getByRole('region', { name: /^Application of / });
    if (!(await applicant.isVisible())) await name.click();
    await expect(applicant.getByText('Student Visa subclass 500')).toBeVisible();
    await expect(applicant.getByText('24 h a week', { exact: true })).toBeVisible();
    const reasons = applicant.getByRole('list', { name: 'Why they match' });
    for (const reason of [
      /Food safety and Knife skills match the ad/,
      /Can work the 18 h a week/,
      /Lives within \d+ km of the job/,
    ])
      await expect(reasons).toContainText(reason);
    await expect(reasons).not.toContainText(/above the national minimum|Posted on|The ad says|Studies that lead/);
    await expectSound(page, 'the first applicant');

    const isPhone = width < 1000;
    if (isPhone) {
      await page.getByRole('link', { name: '← All applications' }).click();
      await page.getByText('Filters', { exact: true }).click();
    }
    await choice(page, 'Language').selectOption('Nepali');
    await choice(page, 'Hours a week').selectOption('24 h or more');
    await expect(choice(page, 'Language')).toHaveValue('Nepali');
    await expect(name).toBeVisible();
    await expectSound(page, 'the applicants that filters leave');
    await page.getByRole('checkbox', { name: 'Visa verified' }).click();
    await expect(page.getByText('No applications match these filters.')).toBeVisible();
    await expect(page).toHaveURL(/verified=yes/);
    await page.getByRole('button', { name: 'Show all applications' }).click();
    await name.click();

    await consent.click();
    await expect(other.getByText("Employers can't see any of this now.")).toBeVisible();
    await page.reload();
    await expect(applicant.getByText('Hours not shared')).toBeVisible();

    await page.goto(`/employer/jobs/${id}`);
    await trend.getByText('The numbers by day').click();
    await expect(trend.getByRole('row')).toHaveCount(2);
    for (const count of ['Views', 'Sent to', 'Interested', 'Applied'])
      await expect(trend.getByRole('columnheader', { name: count })).toBeVisible();
    await expect(trend.getByRole('row').last().getByRole('cell').last()).toHaveText('1');
    await expect(trend.getByRole('row').last().getByRole('cell').first()).toHaveCSS('text-align', 'right');
    await expectSound(page, 'how an ad goes');
  });

test('an ABN is shown on the company profile, and corrected there', async ({ page, operator }) => {
  const employer = anEmployer();
  await operator.register({ ...employerRegistration(employer), company_abn: '51824753557' });
  await signIn(page, employer, '/profile');
  await expect(page.getByText('51 824 753 557')).toBeVisible();
  await page.getByRole('button', { name: /^Edit/ }).click();
  await text(page, 'ABN').fill('518');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('This is not a valid ABN. Please check its 11 digits.')).toBeVisible();
  await text(page, 'ABN').fill(employer.abn);
  await expect(text(page, 'Role title')).toHaveValue(employer.roleTitle);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('51 824 753 556')).toBeVisible();
});
