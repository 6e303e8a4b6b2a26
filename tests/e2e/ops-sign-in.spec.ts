import { generate } from 'otplib';
import { text } from './forms.ts';
import { expect, test } from './portal.ts';
import { expectSound } from './sound.ts';

const stepMs = 30_000;

test('an operator sets up an authenticator app, signs in with it, and with a recovery code', async ({
  page,
  operator,
}) => {
  const owner = { email: `factor.${Date.now().toString(36)}@example.org`, password: 'a key for the console' };
  await operator.createOperator(owner);
  const enter = async () => {
    await page.goto('/ops');
    await text(page, 'Email').fill(owner.email);
    await text(page, 'Password').fill(owner.password);
  };
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
  await enter();
  await page.getByLabel('Set up an authenticator app for this account').check();
  await signIn.click();
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  await expectSound(page, 'the second factor');
  const secret = (await page.locator('code').textContent()) ?? '';
  await text(page, 'Code').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This code is wrong or was used before.').first()).toBeVisible();
  const epochNow = () => Math.floor(Date.now() / 1_000);
  const used = epochNow();
  await text(page, 'Code').fill(await generate({ secret, epoch: used }));
  await page.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectSound(page, 'the recovery codes');
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(1);

  await page.evaluate(() => localStorage.clear());
  await enter();
  await signIn.click();
  await expect(text(page, 'Code')).toBeVisible();
  await expectSound(page, 'the sign-in with a code');
  // A code is accepted once; that of the next 30-second step is accepted already.
  const next = Math.max(epochNow(), used + stepMs / 1_000);
  await text(page, 'Code').fill(await generate({ secret, epoch: next }));
  await signIn.click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await enter();
  await signIn.click();
  await text(page, 'Code').fill(recovery);
  await signIn.click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
});
