import { expect, type Page } from '@playwright/test';
import type { Mail } from '../support/inbox.ts';

/** Opens the page that a mail leads to, and presses its button. */
export const followConfirmation = async (page: Page, { html = '' }: Mail) => {
  await page.setContent(html);
  const address = await page.getByRole('link', { name: 'Confirm my e-mail' }).getAttribute('href');
  await page.goto(address ?? '');
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
};
