import { type Page, test as base } from '@playwright/test';
import { type Inbox, openInbox } from '../support/inbox.ts';
import type { Mode } from './mode.ts';
import { type Operator, operatorOf } from './operator.ts';
import { runStack, type Stack } from './run-stack.ts';

/** What a worker has: a running portal in the project's mode, its inbox, and the operator's hand. */
export type Portal = { mode: Mode; stack: Stack; inbox: Inbox; operator: Operator };

type Visitors = {
  /** Somebody else's browser, with nothing stored. */
  openBrowser: () => Promise<Page>;
  /** A page of somebody who does not wait for the client. */
  rushed: Page;
};

const bootMs = 120_000;

/** A prerendered page is visible before it reacts. Tests wait for that, as people do; `rushed` does not wait. */
const hears = 'html[data-hydrated], html:not(:has(#settings))';
const patient = (page: Page): Page => {
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
  page: ({ page }, provide) => provide(patient(page)),
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
