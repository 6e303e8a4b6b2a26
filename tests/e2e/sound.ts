import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Options = Readonly<{ without?: readonly string[] }>;

/** Where every checked screen is pictured in both themes, for people to look at; nowhere unless it is set. */
const folder = process.env.SCREENSHOTS;

/** Checks a screen as it stands: nothing that axe finds, in the dark theme neither, and nothing wider than the window. */
export const expectSound = async (page: Page, what: string, { without = [] }: Options = {}) => {
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  expect.soft(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
  await expectNothing(page, what, new AxeBuilder({ page }).disableRules([...without]));
  await page.emulateMedia({ colorScheme: 'dark' });
  // The theme changes colours only.
  await expectNothing(page, `${what}, dark`, new AxeBuilder({ page }).withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
};

const expectNothing = async (page: Page, what: string, axe: AxeBuilder) => {
  await settled(page);
  if (folder) await picture(page, join(folder, `${what}.png`));
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
};

const picture = async (page: Page, path: string) => {
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: path.replace(/\.png$/, ` ${width}.png`), fullPage: true });
};

/** A letter is shown inside a mail program, whose landmarks and title stand around it. */
export const expectSoundLetter = (page: Page, what: string) =>
  expectSound(page, what, { without: ['document-title', 'landmark-one-main', 'region'] });

/** Colours that fade into each other have arrived. As text, because the project's types know no DOM. */
const settled = (page: Page) =>
  page.evaluate(`new Promise(requestAnimationFrame)
    .then(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    .then(() => undefined)`);
