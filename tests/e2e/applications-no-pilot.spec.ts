import { z } from 'zod';
import { aResume } from './files.ts';
import { aStudent, anEmployer, employerRegistration, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { expectSound, expectSoundLetter } from './sound.ts';

const mei = { ...aStudent(), citySuburb: 'Darwin NT' };
const priya = { ...anEmployer(), companyName: 'Mangrove Kayaks' };
const title = 'Kayak guide';
const post = 'mutation ($input: JobInput!) { postJob(input: $input) { id } }';
const Posted = z.object({ postJob: z.object({ id: z.number() }) });
let jobId = 0;

test.beforeAll(async ({ operator, inbox }) => {
  await operator.register({ ...studentRegistration(mei), university: '' });
  await operator.register(employerRegistration(priya));
  const { html = '' } = await inbox.next(priya.email, /confirm/i);
  await operator.verify(decodeURIComponent(/token=([^"&\s]+)/.exec(html)?.[1] ?? ''));
  const input = {
    title,
    description:
      '<p>Paddle through the mangroves with small groups at high tide, 16 hours a week, and bring everybody back.</p>',
    roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
    employmentType: 'CASUAL',
    location: 'Darwin NT',
    visaTypes: ['500'],
  };
  jobId = Posted.parse(await operator.askAs(priya, post, { input })).postJob.id;
});

test('a student applies, is shortlisted, hears of it and sees it', async ({ page, openBrowser, inbox }) => {
  test.slow();
  await signIn(page, mei);
  await test.step('what the profile lacks is said where one applies', async () => {
    await page.goto(`/jobs?job=${jobId}`);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByText('Mangrove Kayaks gets your name')).toBeVisible();
    const university = page.getByRole('dialog').getByLabel('University or college');
    await expect(university).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await expect(university).toHaveAccessibleDescription('Enter your university or college.');
    await expectSound(page, 'applying without a university');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('with university and resume it goes out, and stays said', async () => {
    await page.goto('/profile?tab=profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Upload resume').setInputFiles(aResume());
    await expect(page.getByRole('status').getByText('Resume uploaded successfully')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.goto(`/jobs?job=${jobId}`);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.getByRole('dialog').getByLabel('University or college').fill(mei.university);
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('status').getByText('Application sent')).toBeVisible();
    await expect(page.getByText('✓ Applied')).toBeVisible();
    await page.reload();
    await expect(page.getByText('✓ Applied')).toBeVisible();
    await expectSound(page, 'a job that one applied for');
    await page.goto('/jobs?visa_sponsorship=false&search=kayak');
    await expect(page.getByRole('region', { name: 'Results' }).getByText(/^✓ Sent \d+ \w+$/)).toBeVisible();
    await page.goto('/profile?tab=applications');
    await page.getByRole('button', { name: `See what we sent for ${title}` }).click();
    const sent = page.getByRole('region', { name: 'My Applications' });
    await expect(sent.getByText(mei.email)).toBeVisible();
    const [resume] = await Promise.all([
      page.waitForEvent('download'),
      sent.getByRole('button', { name: /\.pdf$/ }).click(),
    ]);
    expect(resume.suggestedFilename()).toMatch(/\.pdf$/);
    await expectSound(page, 'what an application sent');
  });
  const employer = await openBrowser();
  await test.step('the employer shortlists from the list, by keyboard too', async () => {
    await signIn(employer, priya);
    await employer.getByRole('banner').getByRole('link', { name: 'Applications', exact: true }).click();
    const name = employer.getByRole('link', { name: 'Mei Tan' });
    await expect(name).toBeVisible();
    const card = employer.getByRole('region', { name: 'Application of Mei Tan' });
    if (!(await card.isVisible())) await name.click();
    await card.getByRole('button', { name: 'Read the email before it goes' }).click();
    await expect(card.getByText('Your application for “Kayak guide” was reviewed')).toBeVisible();
    await expect(card.getByText('You are on their shortlist.')).toBeVisible();
    await expectSound(employer, 'an application that can be moved on, with its email');
    await card.getByRole('button', { name: 'Shortlist: Mei Tan' }).press('Enter');
    await expect(employer.getByText('Mei Tan moved to Reviewed. The email goes in 10 seconds.')).toBeVisible();
    await employer.getByRole('button', { name: 'Undo' }).click();
    await expect(employer.getByText('Undone. Mei Tan gets no email.')).toBeVisible();
    await card.getByRole('button', { name: 'Shortlist: Mei Tan' }).click();
    await expect(card.getByRole('listitem').filter({ hasText: 'Reviewed' })).toHaveAttribute('aria-current', 'step');
    await expect(card.getByRole('button', { name: 'Mark interviewed: Mei Tan' })).toBeEnabled();
    // Only now, because there are ten seconds to undo a move.
    await expectSound(employer, 'a move that can be undone');
  });
  await test.step('the student hears of it and finds it under My Applications', async () => {
    const mail = await inbox.next(mei.email, /Your application for “Kayak guide” was reviewed/);
    await page.setContent(mail.html ?? '');
    await expectSoundLetter(page, 'the mail about a reviewed application');
    await page.goto('/jobs');
    await page.getByRole('banner').getByRole('link', { name: 'My Applications' }).click();
    await expect(page.getByRole('tab', { name: 'My Applications', selected: true })).toBeVisible();
    const own = page.getByRole('listitem').filter({ hasText: title });
    await expect(own).toContainText('Reviewed');
    await expect(own).toContainText('Mangrove Kayaks');
    await expectSound(page, 'my applications');
  });
  await test.step('declining is asked about first; what is withdrawn leaves the employer and stays with the student', async () => {
    await employer.getByRole('button', { name: 'Decline: Mei Tan' }).click();
    await expect(employer.getByRole('heading', { name: 'Decline Mei Tan?' })).toBeVisible();
    await expect(employer.getByRole('dialog').getByText('was not successful')).toBeVisible();
    await expectSound(employer, 'before declining somebody');
    await employer.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Withdraw from ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByRole('status').getByText('Application withdrawn')).toBeVisible();
    const own = page.getByRole('listitem').filter({ hasText: title });
    await expect(own).toContainText(/Withdrawn.*You withdrew it on .*You can apply again/);
    await expect(page.getByRole('button', { name: `Withdraw from ${title}` })).toBeHidden();
    await expectSound(page, 'an application of mine that is withdrawn');
    await employer.reload();
    await expect(employer.getByRole('heading', { name: 'No applications.' })).toBeVisible();
  });
});
