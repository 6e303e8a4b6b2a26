import { expect, test } from '@jest/globals';
import { networksOf } from './networks.ts';

test.each([
  ['203.0.113.7', { own: '203.0.113.7' }],
  ['::ffff:203.0.113.7', { own: '203.0.113.7' }],
  ['2001:db8:1:2::1', { own: '2001:db8:1:2::/64', wider: '2001:db8:1::/48' }],
  ['2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd', { own: '2001:db8:1:2::/64', wider: '2001:db8:1::/48' }],
  ['2001:db8::1', { own: '2001:db8:0:0::/64', wider: '2001:db8:0::/48' }],
  ['fe80::1%eth0', { own: 'fe80:0:0:0::/64', wider: 'fe80:0:0::/48' }],
  ['::1', { own: '0:0:0:0::/64', wider: '0:0:0::/48' }],
  ['203.0.113.7:51234', { own: '203.0.113.7' }],
  ['[2001:db8:1:2::1]:443', { own: '2001:db8:1:2::/64', wider: '2001:db8:1::/48' }],
  ['::ffff:cb00:7107', { own: '203.0.113.7' }],
  ['64:ff9b::203.0.113.7', { own: '64:ff9b:0:0::/64', wider: '64:ff9b:0::/48' }],
  ['', { own: 'unknown' }],
  ['one of many made-up names', { own: 'unknown' }],
])('%s is counted as %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
