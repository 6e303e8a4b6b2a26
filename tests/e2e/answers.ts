import type { Page } from '@playwright/test';

const isOperation = (body: string | null, name: string) => (body ?? '').includes(`"operationName":"${name}"`);

/** The server fails at one operation, without a word about why: what the screen says then is its own. */
export const failAt = (page: Page, operation: string) =>
  page.route('**/graphql', (route) =>
    isOperation(route.request().postData(), operation)
      ? route.fulfill({ json: { errors: [{ message: '' }] } })
      : route.fallback(),
  );

/** Changes fields of an operation's answer, wherever they stand in it. */
export const answerWith = (page: Page, operation: string, fields: Readonly<Record<string, unknown>>) =>
  page.route('**/graphql', async (route) => {
    if (!isOperation(route.request().postData(), operation)) return route.fallback();
    const answer = await route.fetch();
    const change = (key: string, value: unknown) => (key in fields ? fields[key] : value);
    return route.fulfill({ json: JSON.parse(await answer.text(), change) });
  });
