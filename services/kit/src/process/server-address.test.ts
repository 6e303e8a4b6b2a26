import { expect, test } from '@jest/globals';
import { serverAddressIn } from './server-address.ts';

const named = (address: string) => {
  const { hosts = [], ...found } = serverAddressIn(address) ?? {};
  return { ...found, hosts: hosts.map(({ host, port }) => `${host}:${port ?? ''}`).join(' ') };
};

test.each([
  ['redis://r:6379', 'r:6379'],
  ['mongodb://u:p@a:27017,b:27017,c/x?replicaSet=rs0', 'a:27017 b:27017 c:'],
  ['nats://u:p@a:4222,nats://b:4222', 'a:4222 b:4222'],
  ['tls://u:p@a:4222, tls://u:p@b:4222', 'a:4222 b:4222'],
  ['redis+sentinel://:p@s1:26379,s2:26379/main', 's1:26379 s2:26379'],
  ['nats://[::1]:4222', '[::1]:4222'],
])('%s names %s', (address, hosts) => {
  expect(named(address).hosts).toBe(hosts);
});

test('credentials are decoded, and a password may have a colon', () => {
  expect(named('nats://jobs:a%40b:c@h:1')).toMatchObject({ scheme: 'nats', user: 'jobs', password: 'a@b:c' });
  expect(named('mongodb://u:p@a,b/waratah_jobs?w=majority')).toMatchObject({ path: 'waratah_jobs' });
});

test.each(['', 'here', 'nats://', 'redis://a:99999', 'redis://a b', 'mongodb://a,,b'])(
  '%j is not an address',
  (address) => {
    expect(serverAddressIn(address)).toBeUndefined();
  },
);
