import { hkdfSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { jwtVerify, SignJWT } from 'jose';
import { signedLinks } from './signed-links.ts';

const secret = 'a secret';
const links = signedLinks(secret);
const plain = new TextEncoder().encode(secret);

const signedWith = (key: Uint8Array, purpose: string) =>
  new SignJWT().setProtectedHeader({ alg: 'HS256' }).setAudience(purpose).setSubject('7').sign(key);
const keyOf = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', `link ${purpose}`, 32));

test('each purpose has a key of its own, so one key signs nothing for another purpose', async () => {
  const link = await links.sign('mail', '7', '1h');
  expect(await links.read('mail', link)).toBe('7');
  await expect(jwtVerify(link, keyOf('mail'))).resolves.toMatchObject({ payload: { sub: '7', aud: 'mail' } });
  for (const key of [plain, keyOf('file')]) await expect(jwtVerify(link, key)).rejects.toThrow('signature');
  expect(await links.read('mail', await signedWith(keyOf('file'), 'mail'))).toBeUndefined();
  expect(await links.read('file', link)).toBeUndefined();
});

test('links that were sent before purposes had keys stay valid, also while the secret is replaced', async () => {
  const sent = await signedWith(plain, 'unsubscribe');
  for (const secrets of [secret, `another secret,${secret}`])
    expect(await signedLinks(secrets).read('unsubscribe', sent)).toBe('7');
  expect(await links.read('mail', sent)).toBeUndefined();
  expect(await signedLinks('another secret').read('unsubscribe', sent)).toBeUndefined();
});
