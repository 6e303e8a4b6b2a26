import { type Page, test as base } from '@playwright/test';
import { type Inbox, openInbox } from '../support/inbox.ts';
import type { Mode } from './mode.ts';
import { type Operator, operatorOf } from './operator.ts';
import { runStack, type Stack } from './run-stack.ts';

/** What a worker has: a running portal in the project's mode, its inbox, and calls with the operators' key. */
export type Portal = { mode: Mode; stack: Stack; inbox: Inbox; operator: Operator };

type Visitors = {
  /** Another person's browser, with nothing stored. */
  openBrowser: () => Promise<Page>;
  /** A page of a person who does not wait for the client. */
  rushed: Page;
};

const bootMs = 400_000;

/**
 * Counts the time of a toast (spec section 9) in steps, so that it stays visible if the machine pauses: a pause delays
 * one step only. As text, because the project's types do not include the DOM.
 */
const countToastsInSteps = `{
  const [begin, cancel, toastMs, stepMs] = [window.setTimeout.bind(window), window.clearTimeout.bind(window), 3000, 100];
  const steps = new Map();
  window.setTimeout = (work, ms, ...rest) => {
    if (ms !== toastMs) return begin(work, ms, ...rest);
    let left = toastMs / stepMs;
    const step = () => {
      left -= 1;
      if (left > 0) return void steps.set(id, begin(step, stepMs));
      steps.delete(id);
      work(...rest);
    };
    const id = begin(step, stepMs);
    return id;
  };
  window.clearTimeout = (id) => {
    cancel(steps.get(id) ?? id);
    steps.delete(id);
  };
}`;

/** A prerendered page is visible before it reacts. Tests wait until it does, as people do; `rushed` does not wait. */
const hears = 'html[data-hydrated], html:not(:has(#settings))';
const patient = async (page: Page): Promise<Page> => {
  await page.addInitScript(countToastsInSteps);
  const goto = page.goto.bind(page);
  page.goto = async (...address) => {
    const answer = await goto(...address);
    await page.locator(hears).waitFor({ state: 'attached' });
    return answer;
  };
  return page;
};

export const test = base.extend<Visitors, Portal>({
  mode: [{}, { scope: 'worker', option: true }],
  stack: [
    async ({ mode }, provide) => {
      await using stack = await runStack(mode);
      await provide(stack);
    },
    { scope: 'worker', timeout: bootMs },
  ],
  inbox: [({ stack }, provide) => provide(openInbox(stack.inbox)), { scope: 'worker' }],
  operator: [({ stack }, provide) => provide(operatorOf(stack)), { scope: 'worker' }],
  baseURL: ({ stack }, provide) => provide(stack.gateway),
  page: async ({ page }, provide) => provide(await patient(page)),
  rushed: async ({ context }, provide) => provide(await context.newPage()),
  openBrowser: async ({ browser }, provide) => {
    await using opened = new AsyncDisposableStack();
    await provide(async () => {
      const context = await browser.newContext();
      opened.defer(() => context.close());
      return patient(await context.newPage());
    });
  },
});

export { expect } from '@playwright/test';
