import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

type Account = Readonly<{ email: string; password: string }>;

const login = `mutation Login($email: String!, $password: String!) {
  login(email: $email, password: $password) {
    accessToken
    refreshToken
    user { id email emailVerified fullName role visaStatus }
  }
}`;
const Answer = z.object({
  data: z.object({
    login: z.object({ accessToken: z.string(), refreshToken: z.string(), user: z.looseObject({ role: z.string() }) }),
  }),
});

const accessLifetimeMs = 10 * 60_000;

/**
 * Puts into the browser what an earlier visit would have stored, without opening a screen; answers the address of home.
 */
export const storeSession = async (page: Page, { email, password }: Account) => {
  const answer = await page.request.post('/graphql', { data: { query: login, variables: { email, password } } });
  const { accessToken, refreshToken, user } = Answer.parse(await answer.json()).data.login;
  // A page without the client, which could read a half-stored session.
  await page.goto('/healthz');
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    {
      access_token: accessToken,
      refresh_token: refreshToken,
      access_token_expires_at: String(Date.now() + accessLifetimeMs),
      user: JSON.stringify(user),
    },
  );
  return user.role === 'employer' ? '/employer/dashboard' : '/profile';
};

/** Opens a page, or home, as somebody who is already signed in. Signing in itself is `signInByForm` (forms.ts). */
export const signIn = async (page: Page, account: Account, path?: string) => {
  const home = await storeSession(page, account);
  await page.goto(path ?? home);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
};
