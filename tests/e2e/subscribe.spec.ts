import { expect, test } from './portal.ts';
import { expectSound } from './sound.ts';

test('a visitor subscribes in the footer, confirms by the letter, and leaves by the next one', async ({
  page,
  inbox,
}) => {
  const email = `reader.${Date.now().toString(36)}@example.org`;
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Your email' });
  const subscribe = footer.getByRole('button', { name: 'Subscribe' });
  await page.goto('/terms');
  await subscribe.click();
  await expect(footer.getByText('Please enter your email address')).toBeVisible();
  await expect(field).toBeFocused();
  await expectSound(page, 'the footer without an address');
  await field.fill('nobody');
  await field.press('Enter');
  await expect(footer.getByText('Please enter a valid email address')).toBeVisible();
  await field.fill(email);
  await field.press('Enter');
  await expect(footer.getByRole('status')).toHaveText(/Please check your inbox/);
  await expect(field).toHaveValue('');
  await expectSound(page, 'the footer after subscribing');
  // The same answer for an address that is already known.
  await field.fill(email);
  await subscribe.click();
  await expect(footer.getByRole('status')).toHaveText(/Please check your inbox/);

  const linkIn = (text = '') => /\/mail\/list\/\w+\?token=[\w.-]+/.exec(text)?.[0] ?? '';
  await page.goto(linkIn((await inbox.next(email, /^Confirm that you want news/)).text));
  await expectSound(page, 'the question of the list');
  await page.getByRole('button', { name: 'Yes, send me news' }).click();
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
  await expectSound(page, 'on the list');
  await page.goto(linkIn((await inbox.next(email, /^You are on the list/)).text));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
});

test('a form that cannot be sent says so, and keeps the address', async ({ page }) => {
  await page.goto('/terms');
  await page.route('**/graphql', (route) => route.abort());
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox', { name: 'Your email' }).fill('reader@example.org');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText('Failed to subscribe. Please try again.')).toBeVisible();
  await expect(footer.getByRole('textbox', { name: 'Your email' })).toHaveValue('reader@example.org');
});
