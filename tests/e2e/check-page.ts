import type { Page } from '@playwright/test';
import { text } from './forms.ts';

/** An ad that raises a question for the holder of every temporary visa. */
export const ad = `Weekend barista
Casual, 12 to 30 hours a week at $30.50 an hour.
Australian citizenship is looked upon well.`;

/** The box of the page that checks ads, its button, and the heading of an answer. */
export const words = (page: Page) => text(page, "The ad's words");
export const check = (page: Page) => page.getByRole('button', { name: 'Check this ad' }).click();
export const answer = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });
