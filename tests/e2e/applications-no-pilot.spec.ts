import { z } from 'zod';
import { choice } from './forms.ts';
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
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'Please add your university to your profile before you apply.',
    );
    await expectSound(page, 'applying without a university');
    await page.getByRole('link', { name: 'Complete your profile' }).click();
    await expect(page).toHaveURL('/profile');
  });
  await test.step('with university and resume it goes out, and stays said', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Upload resume').setInputFiles(aResume());
    await expect(page.getByRole('status').getByText('Resume uploaded successfully')).toBeVisible();
    await choice(page, 'University').selectOption(mei.university);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('status').getByText('Profile updated successfully')).toBeVisible();
    await page.goto(`/jobs?job=${jobId}`);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('status').getByText('Application sent')).toBeVisible();
    await expect(page.getByText('✓ Applied')).toBeVisible();
    await page.reload();
    await expect(page.getByText('✓ Applied')).toBeVisible();
    await expectSound(page, 'a job that one applied for');
  });
  const employer = await openBrowser();
  await test.step('the employer shortlists from the list, by keyboard too', async () => {
    await signIn(employer, priya);
    await employer.getByRole('banner').getByRole('link', { name: 'Applications', exact: true }).click();
    await expect(employer.getByRole('heading', { name: 'Mei Tan' })).toBeVisible();
    await expectSound(employer, 'an application that can be moved on');
    await employer.getByRole('button', { name: 'Shortlist: Mei Tan' }).press('Enter');
    await expect(employer.getByRole('status').getByText('Shortlisted. We have told the applicant.')).toBeVisible();
    await expect(employer.getByRole('listitem').filter({ hasText: 'Mei Tan' }).getByText('Reviewed')).toBeVisible();
    await expect(employer.getByRole('button', { name: 'Mark interviewed: Mei Tan' })).toBeEnabled();
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
  await test.step('declining is asked about first; withdrawing takes it off both lists', async () => {
    await employer.getByRole('button', { name: 'Decline: Mei Tan' }).click();
    await expect(employer.getByRole('heading', { name: 'Decline Mei Tan?' })).toBeVisible();
    await expectSound(employer, 'before declining somebody');
    await employer.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Withdraw from ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByRole('status').getByText('Application withdrawn')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No applications.' })).toBeVisible();
    await expectSound(page, 'no applications of my own');
    await employer.reload();
    await expect(employer.getByRole('heading', { name: 'No applications.' })).toBeVisible();
  });
});
