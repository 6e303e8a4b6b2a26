import type { Locator, Page } from '@playwright/test';
import { choice, text } from './forms.ts';
import { aStudent, anEmployer, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { aJob, description, stepHeading, toast } from './wizard.ts';

/** Journeys with the keyboard only: no pointer is used, and the focus is always visible. */

/** As text, because the project's types do not include the DOM. */
const focusIsSeen = `(() => {
  const at = document.activeElement;
  const seen = [at, at.parentElement, at.nextElementSibling, at.closest('label')].filter(Boolean).some((one) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  const { width, top, bottom } = at.getBoundingClientRect();
  return seen && width > 0 && bottom > 0 && top < innerHeight ? '' : at.outerHTML.slice(0, 200);
})()`;
const hasFocus = (target: Locator) =>
  target
    .evaluate(
      (element) => 'matches' in element && typeof element.matches === 'function' && Boolean(element.matches(':focus')),
    )
    .catch(() => false);

/** Presses Tab until the target has the focus; fails in a focus trap, or if Tab never reaches the target. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 90; presses++) {
    if (await hasFocus(target)) {
      await expect.poll(() => page.evaluate<string>(focusIsSeen), 'the focus is seen').toBe('');
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never reaches ${String(target)}`);
};
const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};
const write = async (page: Page, name: string, value: string) => {
  await tabTo(page, text(page, name));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(value);
};
const select = async (page: Page, name: string, label: string) => {
  await tabTo(page, choice(page, name));
  // If the browser pauses between two letters, it takes the second for the beginning of a word.
  await expect(async () => {
    await page.keyboard.type(label);
    await expect(choice(page, name).locator('option:checked')).toHaveText(label, { timeout: 3_000 });
  }).toPass();
};
const suggest = async (page: Page, name: string, value: string) => {
  await tabTo(page, choice(page, name));
  await page.keyboard.type(value.slice(0, 5));
  await expect(page.getByRole('option', { name: value, exact: true })).toBeVisible();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('ArrowDown');
    if (
      (
        await page
          .locator('[role=option][aria-selected=true]')
          .textContent()
          .catch(() => '')
      )?.trim() === value
    )
      break;
  }
  await page.keyboard.press('Enter');
  await expect(choice(page, name)).toHaveValue(value);
};
/** A date is typed in the parts that the browser shows, whose order follows the machine's locale. */
const writeDate = async (page: Page, name: string, iso: string) => {
  await tabTo(page, text(page, name));
  const [year = '', month = '', day = ''] = iso.split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  if ((await text(page, name).inputValue()) !== iso) {
    for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await page.keyboard.type(`${day}${month}${year}`);
  }
  await expect(text(page, name)).toHaveValue(iso);
};
const check = (page: Page, role: 'radio' | 'checkbox', name: string) =>
  press(page, page.getByRole(role, { name }), 'Space');

test('a visitor goes from home to the story and to the sign-in', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(
    await page.evaluate('document.querySelectorAll(\'[tabindex]:not([tabindex="0"], [tabindex="-1"])\').length'),
  ).toBe(0);
  await press(page, page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }));
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { name: 'Our Story', level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Login' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth?tab=login');
  await tabTo(page, page.getByRole('tab', { name: 'Welcome Back' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Join Waratah' })).toBeFocused();
});

test('menus and questions close with Escape and give the focus back', async ({ page, operator }) => {
  const mei = aStudent();
  await operator.register(studentRegistration(mei));
  await page.goto('/auth');
  await write(page, 'Email', mei.email);
  await write(page, 'Password', mei.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  const account = page.getByRole('button', { name: 'Your account: Mei Tan' });
  await tabTo(page, account, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Find Jobs' }));
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await expect(account).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Logout' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(account).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('button', { name: 'Menu' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Profile' }));
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('a student registers, confirms the address, fills the profile and says what to look for', { tag: '@all' }, async ({
  page,
  inbox,
}) => {
  const mei = aStudent();
  await page.goto('/auth?tab=register');
  await check(page, 'radio', 'A student or graduate');
  for (const [name, value] of [
    ['First name', mei.firstName],
    ['Last name', mei.lastName],
    ['Email', mei.email],
    ['Password', mei.password],
    ['Contact number', mei.contactNumber],
  ] as const)
    await write(page, name, value);
  await writeDate(page, 'Date of birth', mei.dateOfBirth);
  await suggest(page, 'City/suburb', mei.citySuburb);
  await select(page, 'University', mei.university);
  await write(page, 'Degree/course', mei.degree);
  await select(page, 'Graduation year', mei.graduationYear);
  await select(page, 'Visa type', mei.visaType);
  await press(page, page.getByRole('button', { name: 'Create Account' }));
  await expect(page).toHaveURL('/profile');

  const mail = await inbox.next(mei.email, /confirm/i);
  await page.goto(/\/verify-email\?token=[\w.-]+/.exec(mail.text ?? '')?.[0] ?? '');
  await press(page, page.getByRole('button', { name: 'Confirm my email' }));
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'See your matches' }));
  await page.getByRole('tab', { name: 'Matches' }).focus();
  await page.keyboard.press('ArrowRight');

  await press(page, page.getByRole('button', { name: 'Edit Profile' }));
  await write(page, 'Full name', 'Mei Ling Tan');
  await press(page, page.getByRole('button', { name: 'Save Changes' }));
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  await page.goto('/profile?tab=settings');
  await press(page, page.getByRole('button', { name: 'Change matching preferences' }));
  await check(page, 'checkbox', 'Casual');
  await press(page, page.getByRole('button', { name: 'Save preferences' }));
  await expect(page.getByRole('button', { name: 'Change matching preferences' })).toBeVisible();
});

test('an employer registers, posts a job through the wizard and sees it on the dashboard', { tag: '@all' }, async ({
  page,
}) => {
  const priya = anEmployer();
  await page.goto('/auth?tab=register&role=employer');
  for (const [name, value] of [
    ['First name', priya.firstName],
    ['Last name', priya.lastName],
    ['Email', priya.email],
    ['Password', priya.password],
    ['Company name', priya.companyName],
    ['Role title', priya.roleTitle],
    ['ABN', priya.abn],
  ] as const)
    await write(page, name, value);
  await select(page, 'Company size', priya.companySize);
  await select(page, 'Industry', priya.industry);
  await press(page, page.getByRole('button', { name: 'Create Account' }));
  await expect(page).toHaveURL('/employer/dashboard');
  await press(page, page.getByRole('main').getByRole('link', { name: 'Post New Job' }).first());
  await expect(page).toHaveURL('/employer/post-job');

  const job = aJob('Keyboard tuner');
  const next = () => press(page, page.getByRole('button', { name: 'Next', exact: true }));
  await write(page, 'Job title', job.title);
  await select(page, 'Role category', job.category);
  await select(page, 'Employment basis', job.basis);
  await select(page, 'Experience level', job.level);
  await suggest(page, 'Location', job.location);
  await next();
  await expect(stepHeading(page, 'Requirements')).toBeVisible();
  await tabTo(page, description(page));
  await page.keyboard.type(job.description);
  await next();
  await expect(stepHeading(page, 'Compensation')).toBeVisible();
  await write(page, 'Pay from (AUD)', job.pay);
  await next();
  await check(page, 'checkbox', job.visa);
  await next();
  await expect(stepHeading(page, 'Review & Publish')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Publish Job' }));
  await expect(toast(page, 'Job posted successfully!')).toBeVisible();
  await expect(page).toHaveURL('/employer/dashboard');
  await press(page, page.getByRole('link', { name: job.title, exact: true }));
  await expect(page.getByRole('heading', { name: job.title, level: 1 })).toBeVisible();
});
