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
  await expectNothing(page, what, axeOn(page).disableRules([...without]));
  await showIn(page, 'dark');
  // The theme changes colours only.
  await expectNothing(page, `${what}, dark`, axeOn(page).withRules('color-contrast'));
  await showIn(page, 'light');
};

/** The legacy mode spares a blank page for every check; only frames need one, and we have none. */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

const expectNothing = async (page: Page, what: string, axe: AxeBuilder) => {
  await atRest(page);
  if (folder) await picture(page, join(folder, `${what}.png`));
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
};

const showIn = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  const shown = `(document.documentElement.dataset.theme ?? '${colorScheme}') === '${colorScheme}'`;
  await expect.poll(() => page.evaluate(shown), `the page turns ${colorScheme}`).toBe(true);
};

/** No colour is on its way to another. As text, because the project's types know no DOM. */
const atRest = (page: Page) => expect.poll(() => page.evaluate(`document.getAnimations().length`)).toBe(0);

const picture = async (page: Page, path: string) => {
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: path.replace(/\.png$/, ` ${width}.png`), fullPage: true });
};

/** A letter is as wide as the window, and is shown inside a mail program, whose landmarks and title stand around it. */
export const expectSoundLetter = async (page: Page, what: string) => {
  const width = page.viewportSize()?.width;
  expect.soft(await page.evaluate('window.innerWidth'), `${what} follows the width of the window`).toBe(width);
  await expectSound(page, what, { without: ['document-title', 'landmark-one-main', 'region'] });
};
