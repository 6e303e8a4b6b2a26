import { expect, test } from '@jest/globals';
import { cookieHash, deviceOf, signingIn } from './device.ts';
import { madeByGoogle, relationOf, takenOver } from './google-account.ts';
import { passwordReset } from './password-reset.ts';
import { mei } from './test-examples.ts';
import type { User } from './user.ts';

const now = new Date('2026-11-22T00:00:00Z');
const [strangers, owners] = [
  signingIn({ agent: 'Firefox/1 Windows', address: '203.0.113.7' }).device,
  deviceOf({ agent: 'Safari/1 iPhone', address: '198.51.100.7' }),
];
/** Registered by a stranger; the owner of the address confirmed it. */
const account: User = {
  ...mei(now),
  passwordHash: 'chosen by a stranger',
  devices: [{ key: strangers.key, seenAt: now }],
};
const arrival = {
  person: { sub: 'g', email: account.email, name: 'Mei' },
  device: owners,
  publicUrl: 'https://w.example',
};

test('a password that the owner of the address may not have chosen goes when they sign in with Google, and they are told', () => {
  expect(relationOf(account, 'g', owners)).toBe('take over');
  const [owned, events] = takenOver(account, { ...arrival, startUrl: '' }, now);
  expect(owned).toMatchObject({ googleSub: 'g', emailVerified: true });
  expect([owned.passwordHash, owned.devices]).toEqual([undefined, undefined]);
  expect(events).toMatchObject([{ data: { newSignIn: { device: 'Safari on iPhone' } } }]);
});

test('a password stays that was used in the same browser, or set by a link to the address', () => {
  const used = [{ key: strangers.key, seenAt: now, cookies: [cookieHash(account, strangers.cookie)] }];
  expect(relationOf({ ...account, devices: used }, 'g', strangers)).toBe('link');
  // Another browser of the same kind, in the same network.
  expect(relationOf({ ...account, devices: used }, 'g', { ...strangers, cookie: undefined })).toBe('take over');
  // Used before browsers had a cookie.
  expect(relationOf(account, 'g', strangers)).toBe('link');
  const [reset] = passwordReset(account, { passwordHash: 'own', device: strangers, startUrl: '' }, now);
  expect(relationOf(reset, 'g', owners)).toBe('link');
  expect(relationOf({ ...account, passwordHash: undefined }, 'g', owners)).toBe('link');
});

test.each([
  ['\u202eMei\u2066  Tan', 'Mei Tan'],
  ['\u200b\u3164', 'mei.tan'],
])('the name %j that Google tells becomes %j, without what nobody can see', (name, fullName) => {
  const person = { sub: 'g', email: 'mei.tan@example.test', name };
  expect(madeByGoogle({ id: 3, person, role: 'student', startUrl: '', now })[0].fullName).toBe(fullName);
});
