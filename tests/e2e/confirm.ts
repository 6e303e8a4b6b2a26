import { expect, type Page } from '@playwright/test';
import type { Mail } from '../support/inbox.ts';

/** Opens the page that an email links to. */
export const openConfirmation = async (page: Page, { html = '' }: Mail) => {
  await page.setContent(html);
  const address = await page.getByRole('link', { name: 'Confirm my email' }).getAttribute('href');
  await page.goto(address ?? '');
};

/**
 * Opens the page that an email links to, and presses its button. The password is asked for if the account was made
 * elsewhere.
 */
export const followConfirmation = async (page: Page, mail: Mail, password?: string) => {
  await openConfirmation(page, mail);
  const confirm = page.getByRole('button', { name: 'Confirm my email' });
  await confirm.click();
  if (password !== undefined) {
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await confirm.click();
  }
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
};
