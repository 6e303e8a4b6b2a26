import type { Page } from '@playwright/test';
import { aPicture, aVevo } from './files.ts';
import { text } from './forms.ts';
import { aStudent, anEmployer, employerRegistration, type Student, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { expectSound } from './sound.ts';

/** Far from where other tests' students live, so that none of them is matched with this. */
const place = 'Broome WA';
const priya = anEmployer();
const reviewer = { email: 'visa.reviewer@example.org', password: 'a key for the documents' };
const ad = {
  title: 'Pearl shop assistant',
  description: '<p>Sell pearls beside the jetty and keep the little shop in order, 14 hours a week at the weekend.</p>',
  roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
  employmentType: 'CASUAL',
  location: place,
  visaTypes: ['500', '485'],
  salaryMin: 31,
  salaryMax: 33,
};

const tokenIn = (html = '') => decodeURIComponent(/token=([^"&\s]+)/.exec(html)?.[1] ?? '');

test.beforeAll(async ({ operator, inbox }) => {
  await operator.createOperator(reviewer);
  await operator.register(employerRegistration(priya));
  await operator.verify(tokenIn((await inbox.next(priya.email, /confirm/i)).html));
  await operator.askAs(priya, 'mutation ($input: JobInput!) { postJob(input: $input) { id } }', { input: ad });
});

const status = (page: Page) => page.getByRole('region', { name: 'Visa status' });

/** Chooses a file, consents and sends. */
const send = async (page: Page, file: ReturnType<typeof aVevo>) => {
  await page.getByLabel(/^Choose/).setInputFiles(file);
  await page.getByRole('checkbox', { name: /^I consent/ }).check();
  await page.getByRole('button', { name: 'Send for verification' }).click();
};

/** The console, in a window as wide as the student's. */
const openConsole = async (openBrowser: () => Promise<Page>, like: Page) => {
  const page = await openBrowser();
  await page.setViewportSize(like.viewportSize() ?? { width: 1440, height: 900 });
  await page.goto('/ops/visa');
  await text(page, 'Email').fill(reviewer.email);
  await text(page, 'Password').fill(reviewer.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Visa documents' })).toBeVisible();
  return page;
};
const nameOf = ({ firstName, lastName }: Student) => `${firstName} ${lastName}`;

test('from no document to verified through the console, and the next morning says so', async ({
  page,
  inbox,
  operator,
  openBrowser,
}) => {
  const mei = { ...aStudent(), lastName: 'Pearl', citySuburb: place };
  await operator.register(studentRegistration(mei));
  await operator.verify(tokenIn((await inbox.next(mei.email, /confirm/i)).html));
  await expect.poll(() => operator.reasonsFor(mei)).toContain('Accepts subclass 500');

  await signIn(page, mei);
  await expect(status(page)).toContainText('Pending Verification');
  await page.getByRole('link', { name: 'Verify your visa' }).click();
  await page.getByRole('button', { name: 'Send for verification' }).click();
  await expect(page.getByText('Please choose a file.')).toBeVisible();
  await expect(page.getByText('Please give your consent to the check.')).toBeVisible();
  await expectSound(page, 'the visa form with what is missing');
  await send(page, aPicture());
  await expect(page.getByText('The document must be a whole PDF, JPG, PNG, DOC or DOCX file.')).toBeVisible();
  await expect(status(page)).toContainText('Pending Verification');
  await send(page, aVevo());
  await expect(page.getByRole('status').getByText('VEVO document uploaded successfully')).toBeVisible();
  await expect(status(page)).toContainText('Under Review');
  await expect(status(page)).toContainText('vevo.pdf');
  await expectSound(page, 'a visa under review');

  const desk = await openConsole(openBrowser, page);
  await desk.getByRole('link', { name: nameOf(mei) }).click();
  await expect(desk.getByRole('region', { name: nameOf(mei) })).toContainText('None yet');
  await expectSound(desk, 'a visa review before the look');
  await expect(desk.getByText('Show the document first: a decision needs your own look at it.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Save the decision' })).toHaveCount(0);
  await desk.getByRole('button', { name: 'Show the document' }).click();
  await expect(desk.locator('iframe')).toHaveAttribute('title', `Document of ${nameOf(mei)}`);
  await desk.getByRole('button', { name: 'Save the decision' }).click();
  await expect(desk.getByText('Please choose: approve or reject.')).toBeVisible();
  await desk.getByRole('radio', { name: 'Approve' }).check();
  await expect(desk.getByLabel('Visa on the document')).toHaveValue('');
  await expect(desk.getByText('The student says: Student Visa subclass 500')).toBeVisible();
  await desk.getByLabel('Visa on the document').selectOption('500');
  await desk.getByRole('button', { name: 'Save the decision' }).click();
  await expect(desk.getByText('Please give the last day of the visa.')).toBeVisible();
  await expectSound(desk, 'a visa review with what is missing');
  await desk.getByLabel('Last day of the visa').fill('2031-03-15');
  await text(desk, 'Conditions').fill('8105 Work limitation\n8202 Course attendance');
  await desk.getByRole('button', { name: 'Save the decision' }).click();
  await expect(desk.getByText(`${nameOf(mei)} is verified. The student is told by email.`)).toBeVisible();
  await expect(desk.getByRole('link', { name: nameOf(mei) })).toHaveCount(0);

  await page.reload();
  await expect(status(page)).toContainText('Verified');
  await expect(status(page)).toContainText('15 Mar 2031');
  await expect(status(page)).toContainText('8105 Work limitation, 8202 Course attendance');
  await expectSound(page, 'a verified visa');
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(status(page)).toContainText('Student Visa subclass 500 until 15 March 2031');
  await inbox.next(mei.email, /^Your visa is verified$/);

  await expect.poll(() => operator.reasonsFor(mei)).toContain('Accepts your verified subclass 500');
  expect(await operator.matchOf(mei)).toMatchObject({ prepared: 1 });
  expect((await inbox.next(mei.email, /fits you/)).text).toContain('Accepts your verified subclass 500');

  await expect(desk.getByText('Decided.', { exact: true })).toBeVisible();
  await expectSound(desk, 'a decided visa review');
  await desk.getByRole('button', { name: 'Revoke this verification' }).click();
  await text(desk, 'Reason').fill('The document is of another person.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Revoke this verification' }).click();
  await expect(desk.getByText(`The verification of ${nameOf(mei)} is revoked.`, { exact: false })).toBeVisible();
  expect((await inbox.next(mei.email, /^We took back the verification/)).text).toContain('of another person');
});

test('rejected with a reason: the student reads it and sends another; of two reviewers the second is told', {
  tag: '@all',
}, async ({ page, operator, openBrowser }) => {
  const ravi = { ...aStudent(), firstName: 'Ravi', lastName: 'Opal', citySuburb: place };
  await operator.register(studentRegistration(ravi));
  await signIn(page, ravi, '/profile?tab=visa');
  await send(page, aVevo());
  await expect(status(page)).toContainText('Under Review');

  const first = await openConsole(openBrowser, page);
  const second = await openConsole(openBrowser, page);
  for (const [desk, looks] of [
    [first, '1, on'],
    [second, '2, the last on'],
  ] as const) {
    await desk.getByRole('link', { name: nameOf(ravi) }).click();
    await desk.getByRole('radio', { name: 'Reject' }).check();
    await desk.getByRole('button', { name: 'Show the document' }).click();
    await expect(desk.getByRole('region', { name: nameOf(ravi) })).toContainText(looks);
    await text(desk, 'Reason').fill('The name on the document is not legible.');
  }
  await first.getByRole('button', { name: 'Save the decision' }).click();
  await expect(first.getByText(`${nameOf(ravi)} is told why, and may send another document.`)).toBeVisible();
  await expectSound(first, 'the queue of visa documents');
  await second.getByRole('button', { name: 'Save the decision' }).click();
  await expect(second.getByText('Decided.', { exact: true })).toBeVisible();

  await page.reload();
  await expect(status(page)).toContainText('Rejected');
  await expect(status(page)).toContainText('The name on the document is not legible.');
  await expectSound(page, 'a rejected visa');
  await send(page, aVevo());
  await expect(status(page)).toContainText('Under Review');
});
