import { expect, test } from '@jest/globals';
import { generate } from 'otplib';
import { createAuthenticator } from './authenticator.ts';

const now = new Date('2026-11-22T00:00:10Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const codeOf = (secret: string, moment: Date) => generate({ secret, epoch: Math.floor(moment.getTime() / 1_000) });
const stepOf = (moment: Date) => Math.floor(moment.getTime() / 30_000);

test('a code is valid in its half minute and the adjacent ones', async () => {
  const authenticator = createAuthenticator('one secret');
  const { secret, sealed } = await authenticator.begin('op@example.org');
  expect(sealed).not.toContain(secret);
  const code = await codeOf(secret, now);
  for (const seconds of [-30, 0, 30])
    expect(await authenticator.check(sealed, code, at(seconds))).toMatchObject({ step: stepOf(now) });
  for (const seconds of [-61, 61]) expect(await authenticator.check(sealed, code, at(seconds))).toBeUndefined();
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j is not a code', async (code) => {
  const authenticator = createAuthenticator('one secret');
  const { sealed } = await authenticator.begin('op@example.org');
  expect(await authenticator.check(sealed, code, now)).toBeUndefined();
});

test('while the key is replaced, a secret is encrypted with the new one; with a lost key it is unreadable, without an error', async () => {
  const { secret, sealed } = await createAuthenticator('old').begin('op@example.org');
  const code = await codeOf(secret, now);
  const renewed = await createAuthenticator('new,old').check(sealed, code, now);
  expect(await createAuthenticator('new').check(renewed?.sealed ?? '', code, now)).toBeDefined();
  expect(await createAuthenticator('new').check(sealed, code, now)).toBeUndefined();
});
