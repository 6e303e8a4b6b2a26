import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

type Options = Readonly<{
  without?: readonly string[];
  /** Widths at which a screen is checked: its own and, if that is wide, the narrowest supported one. */
  widths?: readonly number[];
  /** Checked by `npm test` too, which leaves the other screens to `npm run test:all`. */
  always?: boolean;
}>;

/** Folder for screenshots of every checked screen in both themes; none are taken if it is not set. */
const folder = process.env.SCREENSHOTS;

/** `off` for runs that only check texts (tools/quality/words.ts), `some` for `npm test`; by default every screen is checked. */
const checked = process.env.SOUND ?? 'all';

const narrow = 320;
/** Beyond every width at which the layout changes. */
const wide = 1440;

/**
 * Elements beyond the window's right edge, each with its words, if the page scrolls sideways. As text, because the
 * project's types do not include the DOM.
 */
const beyondTheEdge = `(() => {
  const beyond = document.documentElement.scrollWidth - window.innerWidth;
  if (beyond < 1) return [];
  const name = (element) => element.tagName.toLowerCase() + ' ' + element.className + ': ' + element.textContent.slice(0, 60);
  const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1);
  return [beyond + ' px, wide by its styles: ' + matchMedia('(min-width: 48em)').matches, ...wide.map((element) => Math.round(element.getBoundingClientRect().right) + ' px, ' + name(element))];
})()`;
const softly = expect.configure({ soft: true });

/**
 * Checks a screen in its present state: no axe findings, in the dark theme neither, and nothing wider than the window.
 * A short-lived state is also checked in a narrow window, where its colours are the same.
 */
export const expectSound = async (page: Page, what: string, { without = [], widths, always = false }: Options = {}) => {
  if (checked === 'off' || (checked === 'some' && !always)) return;
  // A page that has only just opened is empty; each of ours has a heading.
  await expect(page.locator('h1').first(), `${what} is drawn`).toBeAttached();
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  const look = async (width: number, check: () => Promise<void>) => {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ ...size, width });
    await check();
  };
  const light = (width: number, ignored: readonly string[]) =>
    look(width, async () => {
      // Elements that measure themselves adapt to the window a moment later. A busy browser can keep the styles of some
      // widths of its former window for good, so the window passes those widths again while anything is too wide.
      const tooWide = async () => {
        const found = await page.evaluate<string[]>(beyondTheEdge);
        if (found.length > 0) {
          await page.setViewportSize({ ...size, width: wide });
          await page.setViewportSize({ ...size, width });
        }
        return found;
      };
      await softly.poll(tooWide, `${what} scrolls sideways at ${width} px`).toEqual([]);
      const rules = Object.fromEntries(ignored.map((rule) => [rule, { enabled: false }]));
      await expectNothing(page, `${what} at ${width} px`, { rules });
    });
  if (!widths && size.width > 1000) await light(narrow, [...without, 'color-contrast']);
  for (const width of widths ?? [size.width]) await light(width, without);
  await showIn(page, 'dark');
  // The theme changes only colours.
  for (const width of widths ?? [size.width])
    await look(width, () => expectNothing(page, `${what}, dark, at ${width} px`, { runOnly: ['color-contrast'] }));
  await showIn(page, 'light');
  await look(size.width, async () => undefined);
};

/**
 * What axe finds in the page's document; we have no frames. axe stays in the page for the next check: loading it for each
 * one, as its package for Playwright does, costs three times as much as checking.
 */
const violationsIn = async (page: Page, options: RunOptions) => {
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(axe.source);
  // Passed checks are not reported.
  const asked: RunOptions = { ...options, resultTypes: ['violations'], preload: false };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(asked)})`);
  return violations;
};

const expectNothing = async (page: Page, what: string, options: RunOptions) => {
  await atRest(page);
  if (folder) await page.screenshot({ path: join(folder, `${what}.png`), fullPage: true });
  const found = (await violationsIn(page, options)).flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
};

const soon = { intervals: [20, 50, 100] };

const showIn = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  const shown = `(document.documentElement.dataset.theme ?? '${colorScheme}') === '${colorScheme}'`;
  await expect.poll(() => page.evaluate(shown), { message: `the page turns ${colorScheme}`, ...soon }).toBe(true);
};

/** No colour transition is running. As text, because the project's types do not include the DOM. */
const atRest = (page: Page) => expect.poll(() => page.evaluate(`document.getAnimations().length`), soon).toBe(0);

/** An email is as wide as the window, and is displayed inside a mail program with its own landmarks and title. */
export const expectSoundLetter = async (page: Page, what: string) => {
  const width = page.viewportSize()?.width;
  expect.soft(await page.evaluate('window.innerWidth'), `${what} follows the width of the window`).toBe(width);
  await expectSound(page, what, { without: ['document-title', 'landmark-one-main', 'region'] });
};
