import type { Page } from '@playwright/test';

const isOperation = (body: string | null, name: string) => (body ?? '').includes(`"operationName":"${name}"`);

/** Makes one operation fail at the server without a message, so that the screen shows its own. */
export const failAt = (page: Page, operation: string) =>
  page.route('**/graphql', (route) =>
    isOperation(route.request().postData(), operation)
      ? route.fulfill({ json: { errors: [{ message: '' }] } })
      : route.fallback(),
  );

/** Changes fields in an operation's answer, at any depth. */
export const answerWith = (page: Page, operation: string, fields: Readonly<Record<string, unknown>>) =>
  page.route('**/graphql', async (route) => {
    if (!isOperation(route.request().postData(), operation)) return route.fallback();
    const answer = await route.fetch();
    const change = (key: string, value: unknown) => (key in fields ? fields[key] : value);
    return route.fulfill({ json: JSON.parse(await answer.text(), change) });
  });
