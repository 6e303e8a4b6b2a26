import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Options = Readonly<{
  without?: readonly string[];
  /** Of the window; else as wide as it is, and where that is wide, as narrow as a window may be. */
  widths?: readonly number[];
}>;

/** Where every checked screen is pictured in both themes, for people to look at; nowhere unless it is set. */
const folder = process.env.SCREENSHOTS;

/** Who asks only whether words are seen (tools/quality/words.ts) needs no check of screens. */
const off = process.env.SOUND === 'off';

const narrow = 320;
const overflow = 'document.documentElement.scrollWidth - window.innerWidth';
const softly = expect.configure({ soft: true });

/**
 * Checks a screen as it stands: nothing that axe finds, in the dark theme neither, and nothing wider than the window.
 * A moment of a screen is looked at in a narrow window too; its colours are the same there.
 */
export const expectSound = async (page: Page, what: string, { without = [], widths }: Options = {}) => {
  if (off) return;
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  const look = async (width: number, check: () => Promise<void>) => {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ ...size, width });
    await check();
  };
  const light = (width: number, ignored: readonly string[]) =>
    look(width, async () => {
      // Parts that measure themselves follow the window a moment later.
      await softly
        .poll(() => page.evaluate<number>(overflow), `${what} scrolls sideways at ${width} px`)
        .toBeLessThan(1);
      await expectNothing(page, `${what} at ${width} px`, axeOn(page).disableRules([...ignored]));
    });
  if (!widths && size.width > 1000) await light(narrow, [...without, 'color-contrast']);
  for (const width of widths ?? [size.width]) await light(width, without);
  await showIn(page, 'dark');
  // The theme changes colours only.
  for (const width of widths ?? [size.width])
    await look(width, () =>
      expectNothing(page, `${what}, dark, at ${width} px`, axeOn(page).withRules('color-contrast')),
    );
  await showIn(page, 'light');
  await look(size.width, async () => undefined);
};

/** The legacy mode spares a blank page for every check; only frames need one, and we have none. What passes is not told. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });

const expectNothing = async (page: Page, what: string, axe: AxeBuilder) => {
  await atRest(page);
  if (folder) await page.screenshot({ path: join(folder, `${what}.png`), fullPage: true });
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
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

/** No colour is on its way to another. As text, because the project's types know no DOM. */
const atRest = (page: Page) => expect.poll(() => page.evaluate(`document.getAnimations().length`), soon).toBe(0);

/** A letter is as wide as the window, and is shown inside a mail program, whose landmarks and title stand around it. */
export const expectSoundLetter = async (page: Page, what: string) => {
  const width = page.viewportSize()?.width;
  expect.soft(await page.evaluate('window.innerWidth'), `${what} follows the width of the window`).toBe(width);
  await expectSound(page, what, { without: ['document-title', 'landmark-one-main', 'region'] });
};
