import { ad, answer, check, words } from './check-page.ts';
import { text } from './forms.ts';
import { aStudent, anEmployer, employerRegistration, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { expectSound } from './sound.ts';

/** The page that checks an ad from anywhere (decision 0082), in the pilot, by guests and by students. */
const student = aStudent();
const employer = anEmployer();

test.beforeAll(async ({ operator }) => {
  await operator.register(studentRegistration(student));
  await operator.register(employerRegistration(employer));
});

test('a guest pastes an ad, reads the answer and copies the question to the employer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/check');
  await words(page).fill(ad);
  await page.getByLabel('Your visa').selectOption('500');
  await text(page, 'When does your course begin?').fill('2026-02-23');
  await text(page, 'Hours you already work a week').fill('4');
  await page.keyboard.press('Enter');
  await expect(answer(page, 'Ask first')).toBeFocused();
  await expect(page.getByText('40 of 48')).toBeVisible();
  await expect(page.locator('mark')).toHaveText([
    'Casual, 12 to 30 hours a week at ',
    '$30.50 an hour',
    '.',
    'Australian citizenship is looked upon well.',
  ]);
  await page.getByRole('button', { name: 'Copy the message' }).click();
  await expect(page.getByText('Message copied')).toBeVisible();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(copied).toMatch(/^Hello,\n\nI am interested in your ad “Weekend barista”/);
  expect(copied).toContain('Could I work at most 20 hours a week?');
  await expectSound(page, 'an answer to a pasted ad', { widths: [320, 768, 1440], always: true });
});

test('wrong input is told at its field, and nothing is lost on an error or a reload', async ({ page }) => {
  await page.goto('/check');
  await check(page);
  await expect(page.getByText('Paste the words of the ad.')).toBeVisible();
  await expect(page.getByText('Choose your visa, or “Other/Not Sure”.')).toBeVisible();
  await expect(words(page)).toBeFocused();
  await page.getByLabel('Your visa').selectOption('485');
  for (const [typed, problem] of [
    ['asdf', 'This is too short for a job ad. Paste all of its words.'],
    ['https://jobs.example/1', 'Paste the words of the ad: links are not opened.'],
  ] as const) {
    await words(page).fill(typed);
    await check(page);
    await expect(page.getByText(problem).first()).toBeVisible();
    await expect(words(page)).toHaveValue(typed);
    await expect(words(page)).toBeFocused();
  }
  await page.route('**/graphql', (route) => route.abort());
  await words(page).fill(ad);
  await check(page);
  await expect(page.getByText('The ad could not be checked. Your text is still here: please try again.')).toBeVisible();
  await page.unroute('**/graphql');
  await page.reload();
  await expect(words(page)).toHaveValue(ad);
  await check(page);
  await expect(answer(page, 'Ask first')).toBeFocused();
  await page.reload();
  await expect(words(page)).toHaveValue(ad);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(words(page)).toBeFocused();
  await page.reload();
  await expect(words(page)).toHaveValue('');
});

test('another visa and the breaks of a course are there after a reload, and a wrong break is named at its field', async ({
  page,
}) => {
  await page.goto('/check');
  await words(page).fill(ad);
  await page.getByLabel('Your visa').selectOption('500');
  await page.getByRole('button', { name: 'Add a break' }).click();
  await text(page, 'First day').fill('2026-12-01');
  await text(page, 'Last day').fill('2026-11-01');
  await page.reload();
  await expect(text(page, 'First day')).toHaveValue('2026-12-01');
  await check(page);
  await expect(text(page, 'Last day')).toBeFocused();
  await expect(page.getByText('A break cannot end before it begins')).toHaveCount(1);
  await page.getByLabel('Your visa').selectOption('189');
  await check(page);
  await expect(answer(page, 'Ask first')).toBeFocused();
  await page.getByLabel('Your visa').selectOption('other');
  await page.getByLabel('Which other visa?').selectOption('bridging-a');
  await page.reload();
  await expect(page.getByLabel('Which other visa?')).toHaveValue('bridging-a');
});

test('nothing typed stays when the account is left in another tab', async ({ page, context }) => {
  await signIn(page, student, '/check');
  await words(page).fill(ad);
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: /^Your account/ }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Your visa')).toBeVisible();
  await expect(words(page)).toHaveValue('');
  await page.reload();
  await expect(words(page)).toHaveValue('');
});

test('a student is answered by their profile', async ({ page }) => {
  await signIn(page, student, '/check');
  await expect(page.getByText(`Answered for ${student.visaType}`)).toBeVisible();
  await expect(page.getByLabel('Your visa')).toHaveCount(0);
  await words(page).fill(`Kitchen hand\nFull time, 38 hours a week. Citizens only.`);
  await check(page);
  await expect(answer(page, 'No, not this job')).toBeFocused();
  await expect(page.getByText('Citizens only', { exact: true }).first()).toBeVisible();
  await words(page).fill('Registered nurse\n12 hours a week at $45 an hour. Come and join us.');
  await check(page);
  await expect(page.getByRole('heading', { name: 'Does it fit you?' })).toBeVisible();
  await expect(page.getByText(/registration as a nurse \(AHPRA\)/)).toBeVisible();
});

test('a long address in the words of an ad widens no page', async ({ page }) => {
  await page.goto('/check');
  const form = `https://forms.example/${'abcdefghij'.repeat(9)}`;
  await words(page).fill(
    `${'Barista'.repeat(14)}\nCasual, 12 hours a week. After an unpaid trial fill in ${form} for us.`,
  );
  await page.getByLabel('Your visa').selectOption('485');
  await check(page);
  await expect(answer(page, 'Ask first')).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('q', { hasText: 'forms.example' }).first()).toBeVisible();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390);
});

test('who hires is told to whom an ad is open, and which sentence closes it', async ({ page }) => {
  const told = async () => {
    await words(page).fill(`Kitchen hand\nCasual, 20 hours a week. Citizens or permanent residents only.`);
    await check(page);
    await expect(answer(page, 'To whom the ad is open')).toBeFocused();
    const rowOf = (visa: string) => page.getByRole('listitem').filter({ hasText: visa });
    await expect(rowOf('Student Visa subclass 500')).toContainText('Closed');
    await expect(rowOf('Student Visa subclass 500')).toContainText('Citizens or permanent residents only');
    await expect(rowOf('Skilled Independent 189')).toContainText('Open');
  };
  await page.goto('/check');
  await page.getByLabel('I am hiring').check();
  await expect(page.getByLabel('Your visa')).toHaveCount(0);
  await told();
  await signIn(page, employer, '/check');
  await expect(page.getByLabel('I am hiring')).toHaveCount(0);
  await told();
  await expectSound(page, 'to whom a pasted ad is open', { widths: [320, 1440] });
});

test('the pages about visas lead to it', async ({ page }) => {
  for (const path of ['/visa-details', '/employer-visa-guide']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Check any ad' }).click();
    await expect(page.getByRole('heading', { name: 'Check any ad', level: 1 })).toBeFocused();
  }
});

test('a guest reads an answer, signs in, keeps it with its link, and leaves nothing when they delete their account', async ({
  page,
  context,
  operator,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mei = aStudent();
  await operator.register(studentRegistration(mei));
  await page.goto('/check');
  await words(page).fill(ad);
  await page.getByLabel('Your visa').selectOption('500');
  await check(page);
  await expect(answer(page, 'Ask first')).toBeFocused();
  await page.getByRole('button', { name: 'Copy the message' }).click();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain('Weekend barista');
  await page.getByRole('link', { name: 'Sign in to keep this check' }).click();
  await text(page, 'Email').fill(mei.email);
  await text(page, 'Password').fill(mei.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/check');
  await expect(words(page)).toHaveValue(ad);
  await check(page);
  await expect(answer(page, 'Ask first')).toBeFocused();
  await text(page, 'Link to the ad (optional)').fill('not an address');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Enter an address like https://jobs.example/123')).toBeVisible();
  await text(page, 'Link to the ad (optional)').fill('jobs.example/barista');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Kept: it is listed below.')).toBeFocused();

  const kept = page.getByRole('region', { name: 'Checks you kept' });
  await page.reload();
  await expect(kept.getByText('Weekend barista', { exact: true })).toBeVisible();
  await expect(kept.getByText('Ask first')).toBeVisible();
  await expect(kept.getByRole('link', { name: 'Open the ad on jobs.example: Weekend barista' })).toHaveAttribute(
    'href',
    'https://jobs.example/barista',
  );
  await kept.getByText('For Student Visa subclass 500').click();
  await expect(kept.getByRole('heading', { name: 'Before you accept' })).toBeVisible();
  await expectSound(page, 'the checks that a student keeps', { widths: [320, 768, 1440], always: true });
  await words(page).fill('Cook\nFull time in our kitchen, 38 hours a week. Citizens only.');
  await check(page);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(kept.getByText('No, not this job')).toBeVisible();
  const remove = async (title: string) => {
    await kept.getByRole('button', { name: `Remove the check of “${title}”` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  };
  await remove('Weekend barista');
  await expect(kept.getByText('Weekend barista')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Checks you kept' })).toBeFocused();
  await remove('Cook');
  await expect(kept).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await check(page);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(kept.getByText('No, not this job')).toBeVisible();

  await page.goto('/profile?tab=settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(mei.password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('status').getByText('Your account was deleted')).toBeVisible();
  await page.goto('/check');
  await expect(words(page)).toHaveValue('');
  await expect(kept).toHaveCount(0);
  expect(await page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')).not.toMatch(
    /barista|kitchen|jobs\.example/i,
  );
});
