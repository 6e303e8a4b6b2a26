import type { Page } from '@playwright/test';
import type { Mail } from '../support/inbox.ts';
import { choice, createAccount, fillAd, fillEmployer, fillStudent, text } from './forms.ts';
import { aStudent, anAd, anEmployer } from './people.ts';
import { expect, test } from './portal.ts';
import { expectSound, expectSoundLetter } from './sound.ts';

const step = test.step;

const mailProgram = 'http://mail-program.invalid/letter';

/** Opens an email beside the person's page and follows a link in it, as in a mail program. */
const openMail = async (page: Page, { html = '' }: Mail) => {
  const mail = await page.context().newPage();
  // Loaded instead of written into a blank page, whose width on a phone would stay 980 px.
  await mail.route(mailProgram, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  await mail.goto(mailProgram);
  return {
    mail,
    follow: async (name: string) => {
      const opened = page.context().waitForEvent('page');
      // A mail program opens every link in a new page of the browser.
      await mail.evaluate(`for (const link of document.links) link.target = '_blank'`);
      await mail.getByRole('link', { name, exact: true }).first().click();
      return opened;
    },
  };
};

test('a student gets one email with the job that an employer posted, and why', async ({
  page: student,
  openBrowser,
  inbox,
  operator,
}) => {
  test.slow();
  const mei = aStudent();
  const priya = anEmployer();
  const ad = {
    ...anAd('Junior data analyst'),
    // Skills in the ads of all trades tell nothing, so other tests' ads name other skills.
    description:
      'You prepare reports in Python and SQL for our analysts. 20 hours a week, on days that suit your classes.',
  };
  const employer = await openBrowser();

  await step('the student registers, with every field of a student and none of an employer', async () => {
    await student.goto('/');
    await expectSound(student, 'home', { always: true });
    await student.goto('/auth?tab=register');
    await expect(choice(student, 'University')).toBeHidden();
    await fillStudent(student, mei);
    await expect(text(student, 'ABN')).toBeHidden();
    await expectSound(student, "the student's register form", { always: true });
    await createAccount(student);
    await expect(student.getByRole('status').getByText('Successfully logged in')).toBeVisible();
    await expect(student).toHaveURL('/profile');
    await expect(student.getByRole('tab', { name: 'Matches', selected: true })).toBeVisible();
  });

  await step('the profile asks to confirm the email until the link in it was followed', async () => {
    const asks = student.getByText('Please confirm your email address');
    await expect(asks).toBeVisible();
    await expectSound(student, 'a new profile');
    const { mail, follow } = await openMail(student, await inbox.next(mei.email, /confirm/i));
    await expectSoundLetter(mail, 'the mail to confirm');
    const confirm = await follow('Confirm my email');
    await expectSound(confirm, 'the page to confirm');
    await student.reload();
    await expect(asks).toBeVisible();
    await confirm.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(confirm.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    await expectSound(confirm, 'the confirmed page');
    await confirm.getByRole('link', { name: 'See your matches' }).click();
    await expect(confirm).toHaveURL('/profile?tab=matches');
    await expect(confirm.getByRole('tab', { name: 'Matches', selected: true })).toBeVisible();
    await expect(confirm.getByText('Please confirm your email address')).toBeHidden();
    await confirm.close();
    await mail.close();
    await student.reload();
    await student.getByRole('tab', { name: 'Profile' }).click();
    await expect(student.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
    await expect(asks).toBeHidden();
  });

  await step('the student completes the profile, and a reload shows it', async () => {
    await student.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(text(student, 'Full name')).toHaveValue('Mei Tan');
    await expect(text(student, 'Contact number')).toHaveValue('+61412345678');
    await student.getByRole('button', { name: 'Add education' }).click();
    const education = student.getByRole('group', { name: 'Education 1' });
    await education.getByRole('textbox', { name: 'Institution' }).fill('UTS');
    await education.getByRole('textbox', { name: 'Degree' }).fill('Bachelor of IT');
    await education.getByRole('textbox', { name: 'Field of study' }).fill('Data science');
    await education.getByRole('textbox', { name: 'Start year' }).fill('2024');
    await education.getByRole('textbox', { name: 'End year' }).fill(mei.graduationYear);
    await student.getByRole('button', { name: 'Add experience' }).click();
    const experience = student.getByRole('group', { name: 'Experience 1' });
    await experience.getByRole('textbox', { name: 'Company' }).fill('Campus Library');
    await experience.getByRole('textbox', { name: 'Title' }).fill('Data assistant');
    await experience.getByLabel('Start').fill('2025-02');
    await experience.getByRole('checkbox', { name: 'I still work here' }).check();
    await experience.getByRole('textbox', { name: 'What you did' }).fill('Reports of loans in SQL.');
    for (const skill of ['Python', 'SQL']) {
      await choice(student, 'Add a skill').fill(skill);
      await choice(student, 'Add a skill').press('Enter');
    }
    await choice(student, 'Add an activity').fill('Robotics club');
    await choice(student, 'Add an activity').press('Enter');
    await expectSound(student, 'the profile being edited');
    await student.getByRole('button', { name: 'Save Changes' }).click();
    await expect(student.getByRole('status').getByText('Profile updated successfully')).toBeVisible();
    await student.evaluate(() => localStorage.removeItem('profile_skills'));
    await student.reload();
    const main = student.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Bachelor of IT, Data science' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Data assistant' })).toBeVisible();
    for (const shown of [
      'Ultimo NSW',
      mei.university,
      mei.graduationYear,
      mei.visaType,
      'Python',
      'SQL',
      'Robotics club',
    ])
      await expect(main.getByText(shown, { exact: true }).first()).toBeVisible();
    await expectSound(student, 'the completed profile');
  });

  await step('an employer registers, with every field of an employer and none of a student, and confirms', async () => {
    await employer.goto('/auth?tab=register');
    await fillEmployer(employer, priya);
    await expect(text(employer, 'Degree/course')).toBeHidden();
    await expectSound(employer, "the employer's register form");
    await createAccount(employer);
    await expect(employer).toHaveURL('/employer/dashboard');
    await expect(employer.getByText('Welcome back, Priya Nair')).toBeVisible();
    await expect(employer.getByText('No job postings yet')).toBeVisible();
    await expectSound(employer, 'an empty dashboard');
    const { mail, follow } = await openMail(employer, await inbox.next(priya.email, /confirm/i));
    const confirm = await follow('Confirm my email');
    await confirm.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(confirm.getByRole('link', { name: 'Post Your First Job' })).toBeVisible();
    await expectSound(confirm, 'the confirmed page of an employer without ads');
    await confirm.goto('/profile');
    await expect(confirm.getByRole('heading', { name: 'Company Profile', level: 1 })).toBeVisible();
    await expect(confirm.getByRole('link', { name: 'https://northlight.example' })).toBeVisible();
    await expectSound(confirm, 'the company profile');
    await confirm.close();
    await mail.close();
  });

  await step('a double click on publish posts one job, and leads to the profile', async () => {
    await employer.goto('/profile');
    await employer.getByRole('main').getByRole('link', { name: 'Post a Job' }).click();
    await expect(employer).toHaveURL('/employer/post-job');
    await employer.getByRole('link', { name: 'In a hurry? Use the quick form' }).click();
    await expect(employer).toHaveURL('/employer/fast-post');
    // The address changes before the screen does, and the wizard has fields with the same names.
    await expect(employer.getByText('About 60 seconds.')).toBeVisible();
    await fillAd(employer, ad);
    await expectSound(employer, 'the quick form', { always: true });
    await employer.getByRole('button', { name: 'Publish Job' }).dblclick();
    await expect(employer.getByRole('status').getByText('Job published! Redirecting…')).toBeVisible();
    await expect(employer).toHaveURL('/profile');
    await employer.goto('/employer/dashboard');
    await expect(employer.getByRole('link', { name: ad.title, exact: true })).toHaveCount(1);
    await expect(employer.getByRole('term').filter({ hasText: 'Total Jobs' }).locator('..')).toHaveText('Total Jobs1');
    await expect(employer.getByText('Active', { exact: true })).toBeVisible();
    await expectSound(employer, 'the dashboard');
    await employer.getByRole('link', { name: ad.title, exact: true }).click();
    await expect(employer.getByRole('heading', { name: ad.title, level: 1 })).toBeVisible();
    await expect(employer.getByText('20 hours a week, on days that suit your classes.')).toBeVisible();
    await expectSound(employer, "the employer's job");
  });

  await step('the run sends one email, and a second run of the day none', async () => {
    // Student jobs of other tests would be in the email too.
    await operator.askAs(mei, 'mutation { updatePreferences(input: { trades: ["2241"] }) { digest } }');
    await expect.poll(() => operator.offeredTo(mei)).toEqual([ad.title]);
    expect((await operator.match()).prepared).toBeGreaterThan(0);
    await inbox.next(mei.email, /fits? you/);
    expect((await operator.match()).prepared).toBe(0);
    const digests = (await inbox.to(mei.email)).filter(({ subject }) => /fits? you/.test(subject));
    expect(digests.map(({ subject }) => subject)).toEqual([`One new job fits you: ${ad.title}`]);
  });

  await step('the email names the job with true reasons, and its link opens the job', async () => {
    const { mail, follow } = await openMail(student, await inbox.next(mei.email, /fits? you/));
    await expect(mail.getByRole('heading', { name: ad.title })).toBeVisible();
    await expect(mail.getByText('North Light Analytics · ')).toContainText('Haymarket');
    await expect(mail.getByText('✓ Accepts subclass 500')).toBeVisible();
    await expect(mail.getByText('✓ 20 h a week fits 48 h a fortnight')).toBeVisible();
    await expect(mail.getByText('✓ Python and SQL match your profile')).toBeVisible();
    await expectSoundLetter(mail, 'the morning email');
    const job = await follow('See the job');
    await expect(job.getByRole('heading', { name: ad.title, level: 1 })).toBeVisible();
    const pane = job.getByRole('region', { name: 'Chosen job' });
    await expect(pane.getByText('20 hours a week, on days that suit your classes.')).toBeVisible();
    await expect(
      job.getByRole('region', { name: 'Why this fits you' }).getByText('Accepts subclass 500'),
    ).toBeVisible();
    await expectSound(job, 'the job');
  });

  await step('the unsubscribe link only asks; its button ends the emails, and can be taken back', async () => {
    const { follow } = await openMail(student, await inbox.next(mei.email, /fits? you/));
    const page = await follow('Unsubscribe');
    await expect(page.getByRole('heading', { name: 'Stop the morning email?' })).toBeVisible();
    await expectSound(page, 'the page to unsubscribe');
    expect(await operator.nothingBecause(mei)).not.toBe('The morning email is turned off.');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
    expect(await operator.nothingBecause(mei)).toBe('The morning email is turned off.');
    await expectSound(page, 'the unsubscribed page');
    await page.getByRole('button', { name: 'I changed my mind' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(await operator.nothingBecause(mei)).not.toBe('The morning email is turned off.');
  });
});
