import { expect, type Page } from '@playwright/test';
import type { Mail } from '../support/inbox.ts';

/** Opens the page that an email links to. */
export const openConfirmation = async (page: Page, { html = '' }: Mail) => {
  await page.setContent(html);
  const address = await page.getByRole('link', { name: 'Confirm my email' }).getAttribute('href');
  await page.goto(address ?? '');
};

/** Opens the page that an email links to, and presses its button. */
export const followConfirmation = async (page: Page, mail: Mail) => {
  await openConfirmation(page, mail);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
};
