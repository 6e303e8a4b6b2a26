import { expect, test } from '@jest/globals';
import { type Asker, askerOf, isOwner } from './asker.ts';
import { signingIn } from './device.ts';
import { signedInFrom } from './sign-in.ts';
import { mei } from './test-examples.ts';

const now = new Date('2026-11-25T00:00:00Z');
const here = { agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140', address: '203.0.113.7' };
const { device } = signingIn(here);
const [known] = signedInFrom(mei(now), device, 'https://waratah.example', now);
const unconfirmed = { ...known, emailVerified: false };

const network = 'mark';

test.each<[string, typeof known, Asker, boolean]>([
  ['a session of the account', known, { network, userId: 7 }, true],
  ['a browser that the account knows', known, { network, device: device.cookie }, true],
  ['a session of another account', known, { network, userId: 8 }, false],
  ['a browser with another cookie', known, { network, device: signingIn(here).device.cookie }, false],
  ['neither', known, { network }, false],
  ['a session of an account with an unconfirmed address', unconfirmed, { network, userId: 7 }, false],
  ['a browser of an account with an unconfirmed address', unconfirmed, { network, device: device.cookie }, false],
])('%s: whether that is the owner', (_name, user, asker, answer) => {
  expect(isOwner(user, asker)).toBe(answer);
});

test('an asker has the mark of the network, the cookie and the account of the session, and not the address', () => {
  const networkMark = (address: string) => `mark of ${address.length}`;
  const client = { ...here, device: 'digest' };
  const caller = { kind: 'user', id: 7, role: 'student', sessionId: 's' } as const;
  expect(askerOf({ caller, client, networkMark })).toEqual({ network: 'mark of 11', device: 'digest', userId: 7 });
  expect(askerOf({ caller: { kind: 'guest' }, client: here, networkMark })).toEqual({ network: 'mark of 11' });
});
