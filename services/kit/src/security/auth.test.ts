import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { signCaller, verifyCaller } from './auth.ts';
import { signingKey, verifyingKeys } from './token-keys.ts';
import { readEnv, secret } from '../process/config.ts';
import { signedLinks } from './signed-links.ts';
import { z } from 'zod';

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    hidden: signingKey(privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')),
    open: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
};
const [before, after] = [pair(), pair()];
const caller = { kind: 'user', id: 7, role: 'student', sessionId: 's' } as const;
const signedBy = async ({ hidden }: typeof before) => `Bearer ${await signCaller(caller, hidden, 'jobs')}`;

test('during a key change both keys are accepted; afterwards only the new one', async () => {
  const both = verifyingKeys(`${before.open}, ${after.open}`);
  expect(await verifyCaller(await signedBy(before), both, 'jobs')).toEqual(caller);
  expect(await verifyCaller(await signedBy(after), both, 'jobs')).toEqual(caller);
  const one = verifyingKeys(after.open);
  expect(await verifyCaller(await signedBy(after), one, 'jobs')).toEqual(caller);
  await expect(verifyCaller(await signedBy(before), one, 'jobs')).rejects.toThrow('This address is not open to you');
});

test('a token for one subgraph opens no other', async () => {
  const keys = verifyingKeys(before.open);
  expect(await verifyCaller(await signedBy(before), keys, 'jobs')).toEqual(caller);
  await expect(verifyCaller(await signedBy(before), keys, 'visa')).rejects.toThrow('This address is not open to you');
});

test('links signed with the previous secret are valid while it is configured; new links use the first', async () => {
  const [old, both, renewed] = [
    signedLinks('a secret'),
    signedLinks('another secret,a secret'),
    signedLinks('another secret'),
  ];
  const link = await old.sign('unsubscribe', '7');
  expect(await both.read('unsubscribe', link)).toBe('7');
  expect(await renewed.read('unsubscribe', link)).toBeUndefined();
  expect(await renewed.read('unsubscribe', await both.sign('unsubscribe', '7'))).toBe('7');
  expect(await both.read('mail', link)).toBeUndefined();
});

test('production refuses a public key even beside a private one', () => {
  const schema = z.object({ INTERNAL_TOKEN_PUBLIC_KEY: secret() });
  const env = { NODE_ENV: 'production', INTERNAL_TOKEN_PUBLIC_KEY: `${after.open},local:internal-token` };
  expect(() => readEnv(schema, env)).toThrow('INTERNAL_TOKEN_PUBLIC_KEY: the default of the local stack is refused');
});
