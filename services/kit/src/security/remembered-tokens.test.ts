import { mock } from 'node:test';
import { expect, test } from '@jest/globals';
import { signCaller } from './auth.ts';
import { signingKey, verifyingKeys } from './token-keys.ts';
import { requesterReader, callerSigner } from './remembered-tokens.ts';

const phrase = 'local:remembered';
const key = signingKey(phrase);
const caller = { kind: 'user', id: 7, role: 'student', sessionId: 'a' } as const;
const client = { address: '192.0.2.7', agent: 'a browser' };

test('a remembered token is refused after it expires, and for another audience', async () => {
  const [jobs, visa] = [requesterReader(verifyingKeys(phrase), 'jobs'), requesterReader(verifyingKeys(phrase), 'visa')];
  const token = `Bearer ${await signCaller(caller, key, 'jobs', client)}`;
  expect(await jobs(token)).toEqual({ caller, client });
  expect(await jobs(token)).toEqual({ caller, client });
  await expect(visa(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  mock.timers.enable({ apis: ['Date'], now: Date.now() + 61_000 });
  await expect(jobs(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test.each([undefined, '', 'Bearer ', 'Bearer x.y.z'])('%j is not a token', async (authorization) => {
  const read = requesterReader(verifyingKeys(phrase), 'jobs');
  await expect(read(authorization)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(read(authorization)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('a signed token is for one caller, address and service, for half of its lifetime', async () => {
  const sign = callerSigner(key);
  const first = await sign(caller, 'jobs', client);
  expect(await sign({ ...caller }, 'jobs', { ...client })).toBe(first);
  const others = await Promise.all([
    sign({ ...caller, id: 8 }, 'jobs', client),
    sign({ ...caller, role: 'employer' }, 'jobs', client),
    sign({ ...caller, sessionId: 'b' }, 'jobs', client),
    sign({ kind: 'guest' }, 'jobs', client),
    sign(caller, 'visa', client),
    sign(caller, 'jobs', { ...client, address: '192.0.2.8' }),
    sign(caller, 'jobs', { ...client, agent: 'another' }),
    sign(caller, 'jobs', { ...client, device: 'a cookie' }),
  ]);
  expect(new Set([first, ...others]).size).toBe(9);
  mock.timers.enable({ apis: ['Date'], now: Date.now() + 31_000 });
  expect(await sign(caller, 'jobs', client)).not.toBe(first);
});
