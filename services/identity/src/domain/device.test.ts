import { describe, expect, test } from '@jest/globals';
import { deviceOf, recognised, signingIn } from './device.ts';
import { signedInFrom } from './sign-in.ts';
import { mei } from './test-examples.ts';

const now = new Date('2026-11-23T00:00:00Z');

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

test.each([
  [`${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36 Edg/139.0`, 'Edge on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 (KHTML, like Gecko) Version/18 Safari/605.1',
    'Safari on macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.9.1', 'curl'],
  ['', 'Unknown device'],
  ['<script>', 'Unknown device'],
])('%j is %s', (agent, name) => {
  expect(deviceOf({ agent, address: '' }).name).toBe(name);
});

test('a newer browser version in the same network is the same device; another network is another device', () => {
  const key = (version: number, address: string) => deviceOf({ agent: `${windows} Firefox/${version}`, address }).key;
  expect(key(140, '203.0.113.7')).toBe(key(141, '203.0.113.99'));
  expect(key(140, '203.0.113.7')).toBe(key(140, '::ffff:203.0.113.8'));
  expect(key(140, '203.0.113.7')).not.toBe(key(140, '198.51.100.7'));
  expect(key(140, '2001:db8:1:2::3')).toBe(key(140, '2001:db8:1:9::4'));
});

describe('a device is recognised', () => {
  const here = { agent: `${windows} Firefox/140`, address: '203.0.113.7' };
  const { device: first } = signingIn(here);
  const owner = mei(now);
  const [known] = signedInFrom(owner, first, 'https://w.example', now);

  test('by its cookie in any network, and a neighbour with the same browser by the network alone', () => {
    const elsewhere = recognised(known, deviceOf({ ...here, address: '198.51.100.7', device: first.cookie }));
    expect(elsewhere).toEqual(recognised(known, first));
    expect(elsewhere?.by).toBe('cookie');
    expect(recognised(known, deviceOf(here))).toEqual({ by: 'place', key: `7|${first.key}` });
  });

  test('by no forged cookie and by none of another account, whose hash of the same cookie is different', () => {
    const { device: forged } = signingIn({ ...here, address: '198.51.100.7' });
    expect(recognised(known, forged)).toBeUndefined();
    const [other] = signedInFrom({ ...owner, _id: 8 }, forged, 'https://w.example', now);
    expect(recognised(other, forged)?.by).toBe('cookie');
    expect(recognised({ _id: 7, devices: other.devices }, forged)?.by).toBe('place');
    expect(JSON.stringify(other.devices)).not.toContain(forged.cookie);
  });

  test('although a program without cookies signs in many times', () => {
    const program = { agent: 'curl/8', address: '203.0.113.7' };
    let user = known;
    for (let turn = 0; turn < 40; turn += 1)
      [user] = signedInFrom(user, signingIn(program).device, 'https://w.example', now);
    expect(recognised(user, first)?.by).toBe('cookie');
    expect(user.devices?.map(({ cookies }) => cookies?.length)).toEqual([10, 1]);
  });

  test('once a day in the database, and a new browser in a known place without an email', () => {
    const again = signingIn({ ...here, device: first.cookie });
    expect(again).toEqual({ device: first, told: 'same' });
    expect(signedInFrom(known, again.device, 'https://w.example', now)).toEqual([known, []]);
    const [next, emails] = signedInFrom(known, signingIn(here).device, 'https://w.example', now);
    expect([next.devices?.[0]?.cookies?.length, emails]).toEqual([2, []]);
  });
});
