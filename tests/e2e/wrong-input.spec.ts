import type { Locator, Page } from '@playwright/test';
import { followConfirmation, openConfirmation } from './confirm.ts';
import { choice, createAccount, fillAd, fillEmployer, fillStudent, text } from './forms.ts';
import { aStudent, anAd, anEmployer, employerRegistration, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { expectSound } from './sound.ts';

const expectWrong = async (field: Locator, why: string) => {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${why.replace(/[.()>]/g, '\\$&')}$`));
};

/** Expects that the form still contains what was typed. */
const expectKept = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(fields)) {
    // The description is rich text, which has paragraphs instead of a value.
    if (name !== 'Description') await expect(text(page, name)).toHaveValue(value);
    else for (const line of value.trim().split(/\n+/)) await expect(text(page, name)).toContainText(line);
  }
};

test('an email that is registered already is refused, and nothing typed is lost', async ({ page, operator }) => {
  const student = aStudent();
  await operator.register(studentRegistration(student));
  await page.goto('/auth?tab=register');
  await fillStudent(page, { ...student, email: student.email.toUpperCase() });
  await createAccount(page);
  await expect(page.getByRole('alert').getByText('An account with this email already exists')).toBeVisible();
  await expect(page).toHaveURL('/auth?tab=register');
  await expectKept(page, {
    'First name': 'Mei',
    Email: student.email.toUpperCase(),
    Password: student.password,
    'Date of birth': student.dateOfBirth,
    'Degree/course': student.degree,
  });
  await expect(choice(page, 'City/suburb')).toHaveValue(student.citySuburb);
  await expect(choice(page, 'University')).toHaveValue(student.university);
});

test('a weak password is refused in the words of its helper', { tag: '@all' }, async ({ page }) => {
  await page.goto('/auth?tab=register');
  await expect(text(page, 'Password')).toHaveAccessibleDescription('Minimum 8 characters');
  await fillStudent(page, { ...aStudent(), password: 'seven77' });
  await createAccount(page);
  await expectWrong(text(page, 'Password'), 'Minimum 8 characters');
  await expectKept(page, { 'Last name': 'Tan', Password: 'seven77' });
  await expect(page).toHaveURL('/auth?tab=register');
  await text(page, 'Password').fill('eight888');
  await createAccount(page);
  await expect(page).toHaveURL('/profile');
});

test('a register form without a role names what everybody must give, the role first', async ({ page }) => {
  await page.goto('/auth?tab=register');
  await createAccount(page);
  await expect(page.getByRole('group', { name: 'I am' })).toHaveAccessibleDescription('Choose student or employer.');
  for (const name of ['First name', 'Last name', 'Email', 'Password'])
    await expectWrong(text(page, name), `${name} is required.`);
});

test('each field that a student must give is named, and those left to choice are not', async ({ page }) => {
  await page.goto('/auth?tab=register');
  await page.getByRole('radio', { name: 'A student or graduate' }).check();
  await createAccount(page);
  await expectWrong(text(page, 'Date of birth'), 'Date of birth is required.');
  await expectWrong(choice(page, 'City/suburb'), 'City/suburb is required.');
  await expectWrong(text(page, 'Degree/course'), 'Degree/course is required.');
  for (const name of ['University', 'Graduation year', 'Visa type'])
    await expect(choice(page, name)).not.toHaveAttribute('aria-invalid');
  await expect(text(page, 'Contact number')).not.toHaveAttribute('aria-invalid');
});

test('each field that an employer must give is named, and the website is not', async ({ page }) => {
  await page.goto('/auth?tab=register&role=employer');
  await createAccount(page);
  for (const name of ['Company name', 'Role title', 'ABN']) await expectWrong(text(page, name), `${name} is required.`);
  for (const name of ['Company size', 'Industry']) await expectWrong(choice(page, name), `${name} is required.`);
  await expect(text(page, 'Company website')).not.toHaveAttribute('aria-invalid');
});

test('a phone number that cannot be one is refused under its field', async ({ page }) => {
  const student = aStudent();
  await page.goto('/auth?tab=register');
  await expect(text(page, 'Contact number')).toHaveAccessibleDescription(
    'Australian mobile number (country code +61 added automatically)',
  );
  await fillStudent(page, { ...student, contactNumber: '12' });
  await createAccount(page);
  await expectWrong(text(page, 'Contact number'), 'Please enter a valid Australian phone number');
  await expectKept(page, { 'Contact number': '12', Email: student.email, Password: student.password });
});

test('nobody under 18 gets an account', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T01:00:00Z');
  await page.goto('/auth?tab=register');
  await fillStudent(page, { ...aStudent(), dateOfBirth: '2008-11-21', graduationYear: '2027' });
  await createAccount(page);
  await expectWrong(text(page, 'Date of birth'), 'You must be 18 or older.');
});

test('an ABN takes at most 11 characters: digits, spaces and dashes', { tag: '@all' }, async ({ page }) => {
  const employer = anEmployer();
  await page.goto('/auth?tab=register');
  await fillEmployer(page, { ...employer, abn: 'abn 518' });
  await createAccount(page);
  await expectWrong(text(page, 'ABN'), 'At most 11 characters: digits, spaces and dashes.');
  await text(page, 'ABN').fill('');
  await text(page, 'ABN').pressSequentially('518247535567');
  await expect(text(page, 'ABN')).toHaveValue('51824753556');
  await expectKept(page, { 'Company name': employer.companyName, 'Company website': employer.website });
});

test('a wrong email and a wrong password get the same answer, and stay in the form', async ({ page, operator }) => {
  const student = aStudent();
  await operator.register(studentRegistration(student));
  await page.goto('/auth');
  for (const [email, password] of [
    [student.email, 'a wrong password'],
    ['nobody@example.org', student.password],
  ] as const) {
    await text(page, 'Email').fill(email);
    await text(page, 'Password').fill(password);
    const answered = page.waitForResponse('**/api/auth/login');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await answered;
    await expect(page.getByRole('alert').getByText('Invalid email or password')).toBeVisible();
    await expectKept(page, { Email: email, Password: password });
  }
});

test('a sign-in without email and password names both', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectWrong(text(page, 'Email'), 'Email is required.');
  await expectWrong(text(page, 'Password'), 'Password is required.');
});

test.describe('an employer', () => {
  const employer = anEmployer();

  test.beforeAll(async ({ operator }) => {
    await operator.register(employerRegistration(employer));
  });

  test.beforeEach(async ({ page }) => {
    await signIn(page, employer, '/employer/fast-post');
  });

  const publish = (page: Page) => page.getByRole('button', { name: 'Publish Job' }).click();

  test('reads one sentence when the quick form is too short, and each field says its part', async ({ page }) => {
    await text(page, 'Job title').fill('  Chef ');
    await text(page, 'Description').fill(' Nineteen characters');
    await publish(page);
    await expect(
      page
        .getByRole('alert')
        .getByText('Please add a clear title (>= 5 chars) and a description (>= 20 chars).', { exact: true }),
    ).toBeVisible();
    await expectWrong(text(page, 'Job title'), 'Title must be at least 5 characters.');
    await expectWrong(choice(page, 'Role category'), 'Role category is required.');
    await expect(text(page, 'Job title')).toBeFocused();
    await expectKept(page, { 'Job title': '  Chef ', Description: ' Nineteen characters' });
    await text(page, 'Job title').fill('Chefs');
    await text(page, 'Description').fill('Nineteen characters');
    await choice(page, 'Role category').selectOption('Service, retail and hospitality');
    await publish(page);
    await expectWrong(text(page, 'Description'), 'Description must be at least 20 characters.');
    await expect(text(page, 'Description')).toBeFocused();
    await expect(page.getByRole('alert').getByText(/^Please add a clear title/)).toBeVisible();
    await expect(page).toHaveURL('/employer/fast-post');
  });

  test('no longer reads what was wrong with a field once it is mended, by hand or with AI', async ({ page }) => {
    await publish(page);
    await expectWrong(text(page, 'Job title'), 'Title must be at least 5 characters.');
    await expectWrong(text(page, 'Description'), 'Description must be at least 20 characters.');
    await text(page, 'Job title').fill('Weekend barista');
    await expect(page.getByText('Title must be at least 5 characters.')).toHaveCount(0);
    await choice(page, 'Role category').selectOption('Service, retail and hospitality');
    await page.getByRole('button', { name: 'Write with AI' }).click();
    await expect(page.getByRole('status').getByText('Job description generated successfully!')).toBeVisible();
    await expect(page.getByText('Description must be at least 20 characters.')).toHaveCount(0);
    await expect(page.getByRole('alert').getByText(/^Please add a clear title/)).toHaveCount(0);
  });

  test('is offered internships for study-aligned roles only', { tag: '@all' }, async ({ page }) => {
    const type = choice(page, 'Employment type');
    await expect(type).toHaveValue('CASUAL');
    await choice(page, 'Role category').selectOption('Study-aligned professional');
    await type.selectOption('Paid internship');
    await choice(page, 'Role category').selectOption('Service, retail and hospitality');
    await expect(type).toHaveValue('CASUAL');
    await expect(type.getByRole('option', { name: /internship/ })).toHaveCount(0);
  });

  test('reads what is wrong with the pay', { tag: '@all' }, async ({ page }) => {
    await fillAd(page, { ...anAd('Night baker'), type: 'Casual', payFrom: '20', payTo: '' });
    await expect(page.getByText(/below the national minimum wage of \$33\.05 an hour/)).toBeVisible();
    await text(page, 'Hourly pay from (AUD)').fill('45');
    await text(page, 'Hourly pay to (AUD)').fill('40');
    await publish(page);
    await expect(page.getByRole('alert').getByText('The lowest pay must not be above the highest.')).toBeVisible();
    await expect(page).toHaveURL('/employer/fast-post');
  });

  test('loses nothing when the portal cannot be reached, and publishes one job at the second try', async ({ page }) => {
    const ad = anAd('Weekend florist');
    await fillAd(page, ad);
    await page.route('**/graphql', (route) => route.abort());
    await publish(page);
    await expect(page.getByRole('alert').getByText('Failed to publish job')).toBeVisible();
    await expectKept(page, { 'Job title': ad.title, Description: ad.description, 'Hourly pay to (AUD)': ad.payTo });
    await page.unroute('**/graphql');
    await publish(page);
    await expect(page.getByRole('status').getByText('Job published! Redirecting…')).toBeVisible();
    await page.goto('/employer/dashboard');
    await expect(page.getByRole('link', { name: ad.title, exact: true })).toHaveCount(1);
  });

  test('learns on the dashboard that an ad waits for the email to be confirmed, and has the link sent again', async ({
    page,
    inbox,
  }) => {
    const ad = anAd('Saturday gardener');
    await fillAd(page, ad);
    await publish(page);
    await expect(page.getByText('Confirm your email address and this ad goes live.')).toBeVisible();
    await page.goto('/employer/dashboard');
    const job = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: ad.title, exact: true }) });
    await expect(job).toContainText('Waiting for your email');
    await expect(job).toContainText('Confirm your email address and this ad goes live.');
    await inbox.next(employer.email, /confirm/i);
    await job.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByRole('status').getByText('Sent. Have a look at your inbox.')).toBeVisible();
    await followConfirmation(page, await inbox.next(employer.email, /confirm/i));
    const ads = page.getByRole('list', { name: 'Recent Job Postings' });
    await expect(ads.getByRole('listitem').filter({ hasText: ad.title })).toContainText(
      /Active.*Students see it until/,
    );
    await expectSound(page, 'the confirmed page of an employer with ads');
    await ads.getByRole('link', { name: ad.title }).click();
    await expect(page.getByRole('heading', { name: ad.title, level: 1 })).toBeVisible();
    await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
  });
});

test('a profile needs a full name, and a cancelled change is forgotten', async ({ page, operator }) => {
  const student = aStudent();
  await operator.register(studentRegistration(student));
  await signIn(page, student);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await text(page, 'Full name').fill(' ');
  await text(page, 'Degree/course').fill('Master of Nursing');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectWrong(text(page, 'Full name'), 'Full name is required');
  await expectKept(page, { 'Degree/course': 'Master of Nursing' });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Mei Tan', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(student.degree, { exact: true })).toBeVisible();
});

for (const [what, address, says] of [
  ['forged', '/verify-email?token=forged', 'Links are good for one day. Ask for a new one on your profile.'],
  ['cut off', '/verify-email', 'The link in your email is longer than this address.'],
] as const) {
  test(`a ${what} link to confirm an email confirms nothing and says why`, async ({ page }) => {
    await page.goto(address);
    const confirm = page.getByRole('button', { name: 'Confirm my email' });
    if (what === 'forged') await confirm.click();
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await expect(page.getByText(says)).toBeVisible();
    await expect(confirm).toBeHidden();
  });
}

test('an address is confirmed on another device with the password of the account', async ({
  page,
  operator,
  inbox,
}) => {
  const student = aStudent();
  await operator.register(studentRegistration(student));
  await openConfirmation(page, await inbox.next(student.email, /confirm/i));
  const confirm = page.getByRole('button', { name: 'Confirm my email' });
  await confirm.click();
  await expect(page.getByText(/If you did not make it, close this page and nothing happens/)).toBeVisible();
  await text(page, 'Password').fill('a guess of mine');
  await confirm.click();
  await expectWrong(text(page, 'Password'), 'This password is not right');
  await expectSound(page, 'the page that asks for the password');
  await text(page, 'Password').fill(student.password);
  await text(page, 'Password').press('Enter');
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
});

test('a forged link to unsubscribe changes nothing and says so', async ({ page }) => {
  await page.goto('/mail/unsubscribe?token=forged');
  await expectSound(page, 'a page of a mail link');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
