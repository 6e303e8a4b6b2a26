import { expect, test } from '@jest/globals';
import { deviceOf } from './device.ts';

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

test('a newer version in the same network is the same device, another network is another', () => {
  const key = (version: number, address: string) => deviceOf({ agent: `${windows} Firefox/${version}`, address }).key;
  expect(key(140, '203.0.113.7')).toBe(key(141, '203.0.113.99'));
  expect(key(140, '203.0.113.7')).toBe(key(140, '::ffff:203.0.113.8'));
  expect(key(140, '203.0.113.7')).not.toBe(key(140, '198.51.100.7'));
  expect(key(140, '2001:db8:1:2::3')).toBe(key(140, '2001:db8:1:9::4'));
});
