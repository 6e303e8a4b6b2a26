import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { choice, text } from './forms.ts';
import { aResume } from './files.ts';
import { aStudent, anEmployer, employerRegistration, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { expectSound, expectSoundLetter } from './sound.ts';

/** In the pilot: interest by email, and what the employer sees of it. Far from where other tests' students live. */
const mei = {
  ...aStudent(),
  lastName: 'Applicant',
  citySuburb: 'Adelaide SA',
  degree: 'Bachelor of Tourism Management',
};
const priya = { ...anEmployer(), companyName: 'Glenelg Tram Tours' };
const title = 'Tram tour guide';
const post = 'mutation ($input: JobInput!) { postJob(input: $input) { id } }';
const Posted = z.object({ postJob: z.object({ id: z.number() }) });
let jobId = 0;

test.beforeAll(async ({ operator, inbox }) => {
  for (const registration of [studentRegistration(mei), employerRegistration(priya)])
    await operator.register(registration);
  for (const { email } of [mei, priya]) {
    const { html = '' } = await inbox.next(email, /confirm/i);
    await operator.verify(decodeURIComponent(/token=([^"&\s]+)/.exec(html)?.[1] ?? ''));
  }
  const input = {
    title,
    description:
      '<p>Tell visitors about the trams of Adelaide, their drivers and the dunes that they cross, 12 hours a week on weekends.</p>',
    roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
    employmentType: 'CASUAL',
    location: 'Adelaide SA',
    visaTypes: ['500'],
    salaryMin: 33,
  };
  jobId = Posted.parse(await operator.askAs(priya, post, { input })).postJob.id;
});

test('a student says in the morning that they are interested; the employer sees who, and opens the resume', async ({
  page: student,
  openBrowser,
  inbox,
  operator,
}) => {
  test.slow();
  const employer = await openBrowser();
  await signIn(employer, priya, `/employer/applications?job=${jobId}`);
  await expect(employer.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
  await expect(employer.getByRole('heading', { name: 'No applications.' })).toBeVisible();
  await expectSound(employer, 'no applications yet');

  await signIn(student, mei);
  await student.getByRole('button', { name: 'Edit Profile' }).click();
  await student.getByLabel('Upload resume').setInputFiles(aResume());
  await expect(student.getByRole('status').getByText('Resume uploaded successfully')).toBeVisible();

  await expect.poll(() => operator.offeredTo(mei)).toContain(title);
  await operator.match();
  const mail = await inbox.next(mei.email, /fits? you/);
  const link = (mail.html ?? '').replaceAll('&amp;', '&').match(/https?:[^"]+\/mail\/interested\?[^"]+/)?.[0] ?? '';
  await student.goto(link);
  await expect(
    student.getByText('We pass your profile, and your resume if you have one, on to the employer as they are now.'),
  ).toBeVisible();
  await expectSound(student, 'the page that asks whether one is interested');
  await student.getByRole('button', { name: "Yes, I'm interested" }).click();
  await expect(student.getByRole('heading', { name: 'Your application is on its way' })).toBeVisible();
  await expectSound(student, 'an application on its way');

  await student.goto('/profile?tab=matches');
  const line = student.getByRole('article', { name: title });
  await expect(line.getByText(/^Sent to Glenelg Tram Tours, \d+ \w+$/)).toBeVisible();
  await expect(line.getByRole('button', { name: /interested/ })).toHaveCount(0);
  await expect(line.getByRole('button', { name: `Withdraw the application for ${title}` })).toBeVisible();
  await expectSound(student, 'a match that was applied for');
  const receipt =
    (await inbox.next(mei.email, /^We sent your application for “Tram tour guide” to Glenelg/)).html ?? '';
  await student.setContent(receipt);
  await expectSoundLetter(student, 'the receipt of an application');
  await student.goto(receipt.replaceAll('&amp;', '&').match(/https?:[^"]+\/mail\/withdraw\?[^"]+/)?.[0] ?? '');
  await expect(student.getByRole('heading', { name: 'Withdraw this application?' })).toBeVisible();
  await expectSound(student, 'the page that asks whether to withdraw');

  const news = await inbox.next(priya.email, /is interested in “Tram tour guide”/);
  await employer.setContent(news.html ?? '');
  await expectSoundLetter(employer, 'the mail about an application');
  await employer.goto(`/employer/applications?job=${jobId}`);
  const row = employer.getByRole('listitem').filter({ hasText: 'Mei Applicant' });
  for (const shown of [mei.university, mei.degree, title, 'Applied'])
    await expect(row.getByText(shown).first()).toBeVisible();
  const card = employer.getByRole('region', { name: 'Application of Mei Applicant' });
  if (!(await card.isVisible())) await row.getByRole('link', { name: 'Mei Applicant' }).click();
  for (const shown of [mei.university, mei.degree, mei.email, title, 'Student Visa subclass 500', 'Hours not shared'])
    await expect(card.getByText(shown).first()).toBeVisible();
  await expect(card.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Shortlist' })).toBeDisabled();
  await expect(card.getByRole('button', { name: 'Shortlist' })).toHaveAttribute('title', 'Disabled for Pilot');
  await card.getByRole('button', { name: 'Add a note on Mei Applicant' }).click();
  await text(employer, 'Note on Mei Applicant').fill('Ask about Christmas Eve.');
  await expectSound(employer, 'the applications of a job, with a note being written');
  await card.getByRole('button', { name: 'Save note' }).click();
  await expect(card.getByText('Ask about Christmas Eve.')).toBeVisible();
  await expectSound(employer, 'the applications of a job');
  const back = employer.getByRole('link', { name: '← All applications' });
  const sent = employer.context().waitForEvent('response', (response) => response.url().includes('/api/files/'));
  await card.getByRole('button', { name: 'View resume of Mei Applicant' }).click();
  expect((await sent).headers()['content-type']).toBe('application/pdf');
  if (await back.isVisible()) await back.click();
  const saved = employer.waitForEvent('download');
  await employer.getByRole('button', { name: 'Export as CSV' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('Mei Applicant');
  await expectSound(employer, 'the list of applications');

  await choice(employer, 'Status').selectOption('Offered');
  await expect(employer.getByRole('heading', { name: 'No applications.' })).toBeVisible();
  await expect(employer).toHaveURL(`/employer/applications?job=${jobId}&status=offered`);
  await expectSound(employer, 'no applications of a status');
  await employer.getByRole('button', { name: 'Show all applications' }).click();
  await expect(row).toBeVisible();
  await choice(employer, 'Job').selectOption(title);
  await expect(employer).toHaveURL(`/employer/applications?job=${jobId}`);

  await employer.goto('/employer/dashboard');
  await expect(employer.getByRole('term').filter({ hasText: 'Total Applications' })).toBeVisible();
  for (const [counter, count] of [
    ['Total Applications', '1'],
    ['Pending Review', '1'],
  ] as const)
    await expect(employer.getByRole('main').locator('dl > *', { hasText: counter }).getByRole('definition')).toHaveText(
      count,
    );
  await expect(employer.getByRole('listitem').filter({ hasText: title }).first()).toContainText('1 application');
  const newest = employer.getByRole('listitem').filter({ has: employer.getByRole('link', { name: 'Mei Applicant' }) });
  await expect(newest).toContainText(`${title} · Applied`);

  await employer.goto(`/employer/jobs/${jobId}`);
  const trend = employer.getByRole('region', { name: 'Performance' });
  await trend.getByText('The numbers by day').click();
  for (const [column, count] of [
    ['Sent to', 1],
    ['Interested', 1],
    ['Applied', 1],
  ] as const) {
    const names = await trend.getByRole('columnheader').allInnerTexts();
    // The first column names the row, which is its header and no cell.
    const cell = trend
      .getByRole('row')
      .last()
      .getByRole('cell')
      .nth(names.indexOf(column) - 1);
    await expect(cell, column).toHaveText(String(count));
  }
});

test('a list that does not load says so, and comes with a retry', { tag: '@all' }, async ({ page }) => {
  await signIn(page, priya);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('ApplicationsPage') ? route.abort() : route.continue(),
  );
  await page.goto('/employer/applications');
  await expect(page.getByRole('heading', { name: 'Failed to load applications' })).toBeVisible();
  await expectSound(page, 'applications that did not load');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to load applications' })).toBeHidden();
});

test('in the pilot a student neither applies on the portal nor finds a list of applications', { tag: '@all' }, async ({
  page,
}) => {
  await signIn(page, mei, `/jobs?job=${jobId}`);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  const apply = page.getByRole('button', { name: 'Apply' });
  if ((await apply.count()) > 0) {
    await expect(apply).toBeDisabled();
    await expect(apply).toHaveAttribute('title', 'Disabled for Pilot');
  } else await expect(page.getByText(/^Sent to Glenelg Tram Tours, \d+ \w+$/)).toBeVisible();
  await page.goto('/profile?tab=applications');
  await expect(page.getByRole('tab', { name: 'Profile', selected: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'My Applications' })).toBeHidden();
  await page.goto('/employer/applications');
  await expect(page).toHaveURL('/access-denied');
});
